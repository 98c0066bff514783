export const animations = [
  'fadeInUp',
  'fadeInDown',
  'fadeInLeft',
  'fadeInRight',
  'zoomIn',
  'slideInUp',
  'slideInDown',
  'bounceIn',
  'rotateIn',
  'flipInX',
  'flipInY',
] as const;

export type Animation = (typeof animations)[number];

/** Milliseconds that an animation may take. */
export const durations = [300, 500, 600, 700, 800, 1000] as const;

/** One of the allowed durations; 500 when none is named. */
export type Duration = (typeof durations)[number];

/** Milliseconds before an animation starts, in steps of 100. */
export const delays = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000] as const;

export type Delay = (typeof delays)[number];
