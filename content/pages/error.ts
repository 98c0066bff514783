/** The texts of the error screen, which the Not Found screen shares (specification 2.15, 8), and of a part that failed. */
export const errorTexts = {
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Go to Homepage',
  refresh: 'Refresh Page',
  part: 'This part of the page could not be loaded.',
} as const;
