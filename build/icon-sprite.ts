/**
 * Draws `src/ui/drawings/icons.svg`, the sprite of all icons, from Lucide: run `node build/icon-sprite.ts` after adding a
 * name to `content/icons.ts`. The build puts the icons that a page uses into the page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, iconNames } from '../content/icons.ts';

const drawings = {
  alert: lucide.TriangleAlert,
  award: lucide.Award,
  'badge-check': lucide.BadgeCheck,
  banknote: lucide.Banknote,
  book: lucide.Book,
  briefcase: lucide.Briefcase,
  building: lucide.Building2,
  calculator: lucide.Calculator,
  'calendar-check': lucide.CalendarCheck,
  'calendar-plus': lucide.CalendarPlus,
  chart: lucide.ChartColumn,
  'clipboard-check': lucide.ClipboardCheck,
  clock: lucide.Clock,
  eye: lucide.Eye,
  factory: lucide.Factory,
  'file-badge': lucide.FileBadge,
  'file-text': lucide.FileText,
  folder: lucide.Folder,
  gavel: lucide.Gavel,
  globe: lucide.Globe,
  handshake: lucide.Handshake,
  'heart-pulse': lucide.HeartPulse,
  landmark: lucide.Landmark,
  lightbulb: lucide.Lightbulb,
  lock: lucide.Lock,
  mail: lucide.Mail,
  'map-pin': lucide.MapPin,
  menu: lucide.Menu,
  message: lucide.MessageCircle,
  percent: lucide.Percent,
  phone: lucide.Phone,
  'piggy-bank': lucide.PiggyBank,
  printer: lucide.Printer,
  receipt: lucide.Receipt,
  scale: lucide.Scale,
  search: lucide.Search,
  'shield-check': lucide.ShieldCheck,
  ship: lucide.Ship,
  star: lucide.Star,
  target: lucide.Target,
  'trending-up': lucide.TrendingUp,
  truck: lucide.Truck,
  undo: lucide.Undo2,
  users: lucide.Users,
  wallet: lucide.Wallet,
  x: lucide.X,
} satisfies Record<IconName, lucide.LucideIcon>;

const symbol = (name: IconName): string => {
  const drawn = renderToStaticMarkup(createElement(drawings[name]));
  const strokes = drawn.slice(drawn.indexOf('>') + 1, -'</svg>'.length);
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${strokes}</symbol>`;
};

/** The sprite's text. */
export const iconSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${iconNames.map(symbol).join('\n')}\n</svg>\n`;

if (import.meta.main)
  writeFileSync(join(import.meta.dirname, '..', 'src', 'ui', 'drawings', 'icons.svg'), iconSprite());
