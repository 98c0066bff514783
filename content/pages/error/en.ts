/** The texts of the error screen, which the Not Found screen shares. */
export const errorTexts = {
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: 'Go to Homepage',
  refresh: 'Refresh Page',
} as const;
