/** The options of a reveal; times in milliseconds. `reveal.css` has the motion of each animation. */
export const revealOptions = {
  animation: [
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
  ],
  duration: [300, 500, 600, 700, 800, 1000],
  delay: [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000],
} as const;

/** The allowed values of one option. */
export type RevealOption<Name extends keyof typeof revealOptions> = (typeof revealOptions)[Name][number];
