/** The name of the query that brings a town from the menu to the list of cities. */
export const TOWN_QUERY = 'town';
