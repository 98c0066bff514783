import { fact } from '../facts.ts';

/** Of the desk, by its opening hours; apart, because every page's script holds them. */
export const deskWords = {
  open: 'Open now',
  closed: 'Closed now',
  /** In a call link while the desk is closed: when somebody answers. */
  opens: (day: string): string => `Opens ${day} ${fact('firm.hours-open')}`,
} as const;
