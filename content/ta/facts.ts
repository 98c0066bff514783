import { factReader } from '../fact-reader.ts';
import { doubts } from './doubts/doubts.ts';
import { register } from './register/register.ts';

export const { facts, fact, figure, caseFigure } = factReader(register, doubts);
