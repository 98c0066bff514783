/** External pages that the site links to. The firm's own outside pages (reviews, social, blog) are in `firm/firm.yaml`. */
export const externalLinks = {
  'gst-portal': { label: 'GST portal', url: 'https://www.gst.gov.in/' },
  'indirect-tax-board': { label: 'Central Board of Indirect Taxes and Customs', url: 'https://www.cbic.gov.in/' },
  'gst-tutorial': { label: 'GST tutorials and user manuals', url: 'https://tutorial.gst.gov.in/' },
  'income-tax-portal': { label: 'Income tax e-filing portal', url: 'https://www.incometax.gov.in/' },
  'income-tax-department': { label: 'Income Tax Department', url: 'https://incometaxindia.gov.in/' },
  'income-tax-calculator': {
    label: 'Income tax calculator',
    url: 'https://eportal.incometax.gov.in/iec/foservices/#/TaxCalc/calculator',
  },
  'tds-traces': { label: 'TDS website (TRACES) and Form 26AS', url: 'https://www.tdscpc.gov.in/' },
  'corporate-affairs': { label: 'Ministry of Corporate Affairs', url: 'https://www.mca.gov.in/' },
  'company-registration-portal': {
    label: 'MCA company registration (SPICe+)',
    url: 'https://www.mca.gov.in/content/mca/global/en/mca/e-filing/incorporation_company.html',
  },
  'llp-portal': {
    label: 'MCA LLP services',
    url: 'https://www.mca.gov.in/content/mca/global/en/mca/llp-e-filling.html',
  },
  'registrar-of-companies': {
    label: 'Registrar of Companies',
    url: 'https://www.mca.gov.in/content/mca/global/en/contact-us/roc.html',
  },
  epfo: { label: 'EPFO', url: 'https://www.epfindia.gov.in/' },
  esic: { label: 'ESIC', url: 'https://www.esic.gov.in/' },
  uidai: { label: 'myAadhaar, the UIDAI portal', url: 'https://myaadhaar.uidai.gov.in/' },
  icai: { label: 'Institute of Chartered Accountants of India (ICAI)', url: 'https://www.icai.org/' },
  icmai: { label: 'Institute of Cost Accountants of India (ICMAI)', url: 'https://icmai.in/' },
  icsi: { label: 'Institute of Company Secretaries of India (ICSI)', url: 'https://www.icsi.edu/' },
} as const satisfies Record<string, { label: string; url: `https://${string}` }>;

/** The name of an external page. */
export type LinkId = keyof typeof externalLinks;
