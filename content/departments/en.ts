/** The page of a department, for who wants to look it up. */
export interface Source {
  readonly name: string;
  readonly url: string;
}

/** The departments whose law the pages cite, with their portals. */
export const departments = {
  gst: { name: 'GST portal', url: 'https://www.gst.gov.in' },
  cbic: { name: 'CBIC, GST', url: 'https://cbic-gst.gov.in' },
  incomeTax: { name: 'Income Tax Department', url: 'https://www.incometax.gov.in' },
  epfo: { name: 'EPFO', url: 'https://www.epfindia.gov.in' },
  esic: { name: 'ESIC', url: 'https://www.esic.gov.in' },
  labour: { name: 'Tamil Nadu Labour Department', url: 'https://labour.tn.gov.in' },
  corporation: { name: 'Coimbatore Corporation', url: 'https://www.ccmc.gov.in' },
  mca: { name: 'Ministry of Corporate Affairs', url: 'https://www.mca.gov.in' },
  msme: { name: 'Udyam portal, Ministry of MSME', url: 'https://udyamregistration.gov.in' },
  dgft: { name: 'DGFT', url: 'https://www.dgft.gov.in' },
} as const satisfies Record<string, Source>;

/** The id of a department. */
export type Department = keyof typeof departments;
