/** The due dates as text. Build and development server put them here (build/bake-due-dates.ts). */
export const baked: string = 'none|||{"parts":[]}';
