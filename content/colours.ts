/** The colours of the design where the owner has none: the tokens of these names in src/ui/tokens.css; a test compares. */
export const houseColours = {
  bottle: '#0a3a33',
  'bottle-deep': '#072c27',
  'bottle-hover': '#14493f',
  leaf: '#12685a',
  'leaf-deep': '#0d5347',
  mist: '#e4f0eb',
  paper: '#ffffff',
  chalk: '#f6f8f5',
  ink: '#13211e',
  slate: '#4b5b57',
  placeholder: '#66756f',
  rule: '#d5ddd8',
  'rule-strong': '#7d8c86',
  'rule-on-mist': '#b9cfc6',
  faint: '#9db3ab',
  'dot-past': '#b9c4bf',
  turmeric: '#f2b62b',
  'turmeric-hover': '#ffc94d',
  'turmeric-deep': '#7a5200',
  'turmeric-dot': '#c98a06',
  kumkum: '#b3202c',
  'kumkum-mist': '#fbecec',
  'margin-rule': '#d7a9ac',
  'on-dark': '#ffffff',
  'on-dark-soft': '#cfe0da',
  'rule-on-dark': '#2d5c54',
  'edge-on-dark': '#7ea59b',
  'line-on-dark': '#8fb3a8',
  shadow: '#072c278c',
  veil: '#072c279e',
} as const;

export type ColourName = keyof typeof houseColours;

/** Every colour of a firm's site, as "#rrggbb"; the last two with their share of 255. */
export type Colours = Readonly<Record<ColourName, string>>;

/** Returns the style sheet by which colours of a firm's own stand in place of the tokens; empty where there are none. */
export const colourStyles = (colours: Colours): string => {
  const own = Object.entries<string>(houseColours).flatMap(([name, ours]) => {
    const colour = colours[name as ColourName];
    return colour === ours ? [] : [`--${name}:${colour}`];
  });
  return own.length > 0 ? `:root{${own.join(';')}}` : '';
};
