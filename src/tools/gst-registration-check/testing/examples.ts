/** Cases of others on the turnover that asks for a registration, typed in from their pages. Money in rupees. */

/** A case of somebody else. */
export interface RegistrationExample {
  readonly source: string;
  readonly sells: 'goods' | 'services' | 'both';
  readonly turnover: number;
  /** To other states, or through an online marketplace. */
  readonly states?: true;
  readonly online?: true;
  /** The limit by which the page judges. */
  readonly limit: number;
  readonly says: 'needed' | 'not needed' | 'needed at any turnover';
}

const LAKH = 100_000;

export const registrationExamples: readonly RegistrationExample[] = [
  {
    source: 'http://www.lawcrux.com/data5t/gt/gtexmp/example_333.htm',
    sells: 'goods',
    turnover: 21 * LAKH,
    limit: 20 * LAKH,
    says: 'needed',
  },
  {
    source: 'http://www.lawcrux.com/data5t/gt/gtexmp/example_360.htm',
    sells: 'both',
    turnover: 23.5 * LAKH,
    limit: 20 * LAKH,
    says: 'needed',
  },
  {
    source:
      'https://vsmartdownload.com/downloads/bookpreview/cafinal/M24/IDT/Questioner/Ch9/files/basic-html/page12.html',
    sells: 'goods',
    turnover: 39 * LAKH,
    limit: 40 * LAKH,
    says: 'not needed',
  },
  {
    source:
      'https://vsmartdownload.com/downloads/bookpreview/cafinal/M22/IDT/Questioner/Chapter10/files/basic-html/page20.html',
    sells: 'goods',
    turnover: 22.5 * LAKH,
    limit: 40 * LAKH,
    says: 'not needed',
  },
  {
    source:
      'https://vsmartdownload.com/downloads/bookpreview/cafinal/M22/IDT/Questioner/Chapter10/files/basic-html/page20.html',
    sells: 'goods',
    turnover: 56.9 * LAKH,
    limit: 10 * LAKH,
    says: 'needed',
  },
  {
    source: 'https://thegstcalculator.in/tools/gst-eligibility-calculator',
    sells: 'services',
    turnover: 12 * LAKH,
    limit: 20 * LAKH,
    says: 'not needed',
  },
  {
    source: 'https://thegstcalculator.in/tools/gst-eligibility-calculator',
    sells: 'goods',
    turnover: 42 * LAKH,
    limit: 40 * LAKH,
    says: 'needed',
  },
  {
    source: 'https://thegstcalculator.in/tools/gst-eligibility-calculator',
    sells: 'goods',
    turnover: 2 * LAKH,
    online: true,
    limit: 40 * LAKH,
    says: 'needed at any turnover',
  },
  {
    source: 'https://www.caclubindia.com/forum/gst-number-required-578607.asp',
    sells: 'both',
    turnover: 50_000,
    limit: 20 * LAKH,
    says: 'not needed',
  },
  {
    // 10, 10 and 5 lakhs of three places under one PAN.
    source: 'https://caclubindia.com/forum/aggregate-tournover-420734.asp',
    sells: 'both',
    turnover: 25 * LAKH,
    limit: 20 * LAKH,
    says: 'needed',
  },
  {
    // A small manufacturer who sells to another state, below the limit.
    source: 'https://webonlineca.com/page/who-should-register-for-gst',
    sells: 'goods',
    turnover: 39 * LAKH,
    states: true,
    limit: 40 * LAKH,
    says: 'needed at any turnover',
  },
];
