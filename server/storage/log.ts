/** The part of a pino logger that the enquiries use. What is logged never holds what a visitor typed. */
export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
