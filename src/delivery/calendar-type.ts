/** The type by which programs know a calendar; without the encoding some take its text for Latin letters (RFC 5545, 8.1). */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
