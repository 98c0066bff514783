export { content } from './income-tax-filing.ts'; // stub
