export { buildDay } from '../../content/build-day.ts';
