/** Where the site's functions answer, on our own server and on a static host (`{functions-path}` of the specification). */
export const FUNCTIONS_PATH = '/api';
