/** What a notice in each form wants: in general words, no figure of the law. */
import type { NoticeName } from '../notice/names.ts';

/** One kind of notice. */
export interface NoticeForm {
  /** What it is, in a few words. */
  readonly title: string;
  readonly wants: readonly string[];
  readonly papers: readonly string[];
  readonly avoid: readonly string[];
}

const returnsOfPeriod = 'GSTR-1 and GSTR-3B of the periods that it names';
const annexure = 'The notice with its annexures, from the portal';

export const noticeForms: Readonly<Record<NoticeName, NoticeForm>> = {
  'ASMT-10': {
    title: 'differences found in your returns',
    wants: [
      'An explanation of each difference that it lists, for example between GSTR-1 and GSTR-3B, or of credit that suppliers did not report',
      'Or, where the difference is right, the tax with interest',
      'The answer goes in on the portal in form ASMT-11',
    ],
    papers: [
      annexure,
      returnsOfPeriod,
      'GSTR-2B of the same periods',
      'Sales and purchase registers, credit and debit notes',
    ],
    avoid: [
      'Do not pay a difference before you know how it came about',
      'Do not answer with totals alone: each line wants its own reason',
    ],
  },
  'DRC-01A': {
    title: 'tax that the officer believes is due, before a demand',
    wants: [
      'To know whether you accept the tax, interest and penalty that it sets out',
      'If not, your reasons, in Part B of the same form',
    ],
    papers: [
      annexure,
      returnsOfPeriod,
      'Earlier letters and replies on the same matter',
      'Bills and ledgers behind each amount',
    ],
    avoid: [
      'Do not take it for a formality: a demand in DRC-01 mostly follows',
      'Do not pay in part without saying for what',
    ],
  },
  'DRC-01B': {
    title: 'GSTR-1 shows more tax than GSTR-3B',
    wants: [
      'Payment of the difference, or the reason for it, in Part B on the portal',
      'Without an answer the next GSTR-1 may be blocked',
    ],
    papers: [
      annexure,
      'GSTR-1 and GSTR-3B of that month, side by side',
      'Amendments and credit notes of the month',
      'Challans, where tax was paid already',
    ],
    avoid: [
      'Do not put the difference into the next return without answering',
      'Do not choose a reason from the list that the books do not bear out',
    ],
  },
  'DRC-01C': {
    title: 'credit taken in GSTR-3B is more than GSTR-2B shows',
    wants: [
      'Return of the excess credit, or the reason for it, in Part B on the portal',
      'Without an answer the next GSTR-1 may be blocked',
    ],
    papers: [
      annexure,
      'GSTR-2B and GSTR-3B of that month, side by side',
      'Purchase bills behind the difference',
      'Credit of earlier months that was taken now',
    ],
    avoid: [
      'Do not reverse credit before each bill was looked at',
      'Do not rely on a supplier who says that he will file soon',
    ],
  },
  'DRC-01': {
    title: 'a demand that you are asked to answer',
    wants: [
      'Your reply to each ground on which tax, interest or penalty is claimed, in form DRC-06',
      'Whether you want to be heard in person',
    ],
    papers: [
      annexure,
      'The show cause notice behind the summary',
      returnsOfPeriod,
      'Ledgers, bills and contracts behind each ground',
      'Earlier replies, for example to ASMT-10 or DRC-01A',
    ],
    avoid: [
      'Do not leave out a ground: what is not answered counts as accepted',
      'Do not miss the hearing if you asked for one',
    ],
  },
  'DRC-07': {
    title: 'an order that fixes tax, interest and penalty',
    wants: [
      'Payment of the sum that the order fixes',
      'Or an appeal in form APL-01: its time runs from the day on which the order reached you',
    ],
    papers: [
      'The order behind the summary, with the day on which it came',
      'The notice before it, and your replies',
      'Ledgers and bills behind each ground that you do not accept',
    ],
    avoid: [
      'Do not let the time for an appeal pass while you look for papers',
      'Do not pay the whole before you know whether an appeal is worth it: an appeal asks for a part only',
    ],
  },
  'ASMT-13': {
    title: 'an order on an estimate, because a return was not filed',
    wants: [
      'The return of the period, with all that is due: tax, interest and late fee',
      'When it is filed within the time that section 62 gives, the order falls away',
    ],
    papers: [
      'The order, with the day on which it came',
      'Sales and purchase bills of the period',
      'GSTR-2B of the period',
    ],
    avoid: [
      'Do not pay the estimate before the real return was worked out',
      'Do not file a return without its tax: it does not end the order',
    ],
  },
  'ADT-01': {
    title: 'an audit of your books under GST',
    wants: [
      'Books, returns and bills of the years that it names, on the day that it names',
      'Somebody who can answer for them',
    ],
    papers: [
      annexure,
      'Annual returns and accounts of those years',
      'Registers of sales and purchases, of stock and of credit',
      'E-way bills, and what was reconciled with GSTR-2B',
    ],
    avoid: [
      'Do not hand over books before you have copies and a signed list',
      'Do not guess an answer: say that you will look it up',
    ],
  },
  'CMP-05': {
    title: 'the composition scheme may not be open to you',
    wants: ['Your reason why you may stay in the scheme, in form CMP-06'],
    papers: [
      annexure,
      'Turnover of the year, by months, of all places of the same PAN',
      'CMP-08 and GSTR-4 of the periods',
      'Bills that show what you sell, and to whom',
    ],
    avoid: [
      'Do not go on charging nothing if you know that the limit was passed',
      'Do not leave it open: tax at the ordinary rates may be asked for',
    ],
  },
  'RFD-08': {
    title: 'a refund may be refused, in whole or in part',
    wants: [
      'Your answer to each reason for refusing, in form RFD-09, with the papers',
      'Whether you want to be heard in person',
    ],
    papers: [
      'The application with its reference number',
      'The statement of invoices, shipping bills and payments received',
      'GSTR-1, GSTR-3B and GSTR-2B of the periods',
    ],
    avoid: [
      'Do not apply anew instead of answering: the time of the first claim is lost',
      'Do not send all papers again without saying which answers which reason',
    ],
  },
  'GSTR-3A': {
    title: 'a return was not filed',
    wants: [
      'The return of the period that it names, with all that is due: tax, interest and late fee',
      'If the return is filed in time, nothing else',
    ],
    papers: [
      'Sales and purchase bills of the period',
      'GSTR-2B of the period',
      'Where it was filed already: its acknowledgement',
    ],
    avoid: [
      'Do not wait for an assessment: the officer may then put in figures of his own',
      'Do not file a nil return only to be in time where there were sales',
    ],
  },
  'REG-03': {
    title: 'a question about your application for registration',
    wants: [
      'The paper or explanation that it names. It is about an application, a change or a cancellation',
      'The answer goes in on the portal in form REG-04',
    ],
    papers: [
      'The application with its reference number',
      'Rent agreement or title, electricity bill, consent of the owner',
      'Photographs of the shop with its name board',
      'PAN and a masked copy of Aadhaar, where asked for',
    ],
    avoid: [
      'Do not upload the same paper again without saying what is new',
      'Do not let it lapse: the application is then rejected',
    ],
  },
  'REG-17': {
    title: 'your registration may be cancelled',
    wants: [
      'A reason why it should not be cancelled, in form REG-18, within seven working days',
      'Mostly also what was missing: returns that were not filed, or proof that business goes on at the address',
    ],
    papers: [
      annexure,
      'Returns that are still missing, and their challans',
      'Proof of the place of business: rent, electricity, photographs',
      'Recent sales and purchase bills',
    ],
    avoid: [
      'Do not go on issuing tax invoices as if nothing had happened if it was suspended',
      'Do not answer before the missing returns are filed, if they are the reason',
    ],
  },
  '143(1)': {
    title: 'your income tax return was processed',
    wants: [
      'Mostly nothing but that you compare: it sets what you returned beside what the department worked out',
      'Where it asks for tax: payment, or a request to put a mistake right',
      'Where it proposes a change, section 143(1)(a): whether you agree, on the portal',
    ],
    papers: [
      'The intimation, and the return as it was filed',
      'Form 26AS and the Annual Information Statement of the year',
      'Form 16 or 16A, challans, proofs of deductions',
    ],
    avoid: [
      'Do not pay before you have compared the two columns',
      'Do not open a file that came with a mail: download it from the portal',
    ],
  },
  '139(9)': {
    title: 'your income tax return is called defective',
    wants: ['The return once more, with the defect that it names put right', 'Or your reason why there is none'],
    papers: [
      'The notice with its error code',
      'The return as it was filed',
      'Balance sheet and profit and loss account, where you have a business',
      'Form 26AS and the tax challans',
    ],
    avoid: [
      'Do not file a new return beside it: the answer belongs to the notice',
      'Do not let it lapse: the return may then count as never filed',
    ],
  },
  '142(1)': {
    title: 'a return, or papers for an inquiry',
    wants: [
      'A return that was not filed. Or accounts, papers and written answers for an assessment',
      'An answer to every point of its list, one by one',
    ],
    papers: [
      'The notice with its questionnaire',
      'Books, bank statements and bills of the year',
      'Earlier returns and assessment orders',
      'Loan, gift and property papers that it asks about',
    ],
    avoid: [
      'Do not answer "not applicable" without a reason',
      'Do not send more than is asked before it has been read',
    ],
  },
  '148': {
    title: 'income of an earlier year is to be assessed',
    wants: ['Section 148A: your reason why the year should not be opened again', 'Section 148: a return of that year'],
    papers: [
      'The notice with the information on which it rests',
      'The return of that year and its computation',
      'Bank statements and papers on the amounts that it names',
      'Form 26AS and the Annual Information Statement of that year',
    ],
    avoid: [
      'Do not file a return before the ground and the dates of the notice were looked at',
      'Do not ignore it because the year is long past',
    ],
  },
  '200A': {
    title: 'a TDS statement was processed with a default',
    wants: [
      'Payment of short deduction, interest or late fee that it lists',
      'Or a correction statement, if a PAN or challan or an amount was wrong',
    ],
    papers: [
      'The intimation and the justification report from TRACES',
      'The statement as it was filed',
      'Challans and the deduction register of the quarter',
    ],
    avoid: [
      'Do not pay a default that comes from a wrong PAN or challan: correct the statement',
      'Do not leave it until the next quarter: interest may run on',
    ],
  },
  '143(2)': {
    title: 'your income tax return was chosen for a full look',
    wants: [
      'Answers and papers on the points that it names, through the portal',
      'Often a list of questions follows: each wants its own answer',
    ],
    papers: [
      'The notice with its points',
      'The return as it was filed, with its computation',
      'Books, bank statements and bills of the year',
      'Form 26AS and the Annual Information Statement of the year',
    ],
    avoid: [
      'Do not answer by mail or post where the portal asks for it',
      'Do not send papers without a letter that says what each shows',
    ],
  },
  '148A(d)': {
    title: 'an order that an earlier year is opened again',
    wants: ['Nothing by itself: a notice under section 148 comes with it or after it, and asks for a return'],
    papers: [
      'The order, the notice before it and your reply',
      'The return of that year and its computation',
      'Papers on the amounts that it names',
    ],
    avoid: [
      'Do not take your earlier reply as enough: the return is still wanted',
      'Do not wait with advice: whether the year could be opened at all is looked at now',
    ],
  },
  '133(6)': {
    title: 'information is asked for, about you or somebody else',
    wants: ['The facts or papers that it lists, for the dates and persons that it names'],
    papers: [
      'The notice with its list',
      'Ledger and bills of the person or deal that it names',
      'Bank statements of those dates',
    ],
    avoid: [
      'Do not send more than is asked',
      "Do not ignore it because the case is somebody else's: silence can be fined",
    ],
  },
  '154': {
    title: 'a mistake in an order or intimation is to be put right',
    wants: [
      'Your answer, where the correction raises your tax or lowers your refund',
      'Or nothing, where you asked for it yourself',
    ],
    papers: [
      'The order or intimation that is to be corrected',
      'The return as it was filed',
      'Proof of the figure that you hold right: challan, Form 26AS, certificate',
    ],
    avoid: [
      'Do not agree before you have compared both figures',
      'Do not use it for a claim that the return left out: that is a revised or updated return',
    ],
  },
  '156': {
    title: 'a demand for tax, interest or penalty',
    wants: [
      'Payment of the sum within the time that it names',
      'Or, where you do not accept it: an appeal or a correction, and a request not to collect meanwhile',
    ],
    papers: [
      'The demand, and the order or intimation behind it',
      'Challans and Form 26AS',
      'What you have already paid or appealed against',
    ],
    avoid: [
      'Do not treat the demand alone: it stands or falls with the order behind it',
      'Do not leave it open: interest runs, and refunds are kept back',
    ],
  },
  '245': {
    title: 'your refund is to be set against an old demand',
    wants: ['Whether you agree with the old demand, on the portal, with your reason where you do not'],
    papers: [
      'The intimation, with the year and sum of the demand',
      'The order, appeal or correction of that year',
      'Challans of that year',
    ],
    avoid: ['Do not stay silent: the refund is then set off', 'Do not agree to a demand that was paid or set aside'],
  },
  '270A': {
    title: 'a penalty for income that was reported too low',
    wants: [
      'Your reasons why there is no penalty, ground by ground',
      'Or, where tax and interest are paid and there is no appeal: a request to be let off, under section 270AA',
    ],
    papers: [
      'The notice and the assessment order behind it',
      'The return, and your replies in the assessment',
      'Papers that show that the facts were told',
    ],
    avoid: [
      'Do not pay the penalty only because the tax was paid',
      'Do not let the time for the request under section 270AA pass',
    ],
  },
  '7A': {
    title: 'an inquiry into provident fund dues',
    wants: ['You, or somebody with your authority, at the hearing', 'The records from which the dues are worked out'],
    papers: [
      'Muster roll, wage register and payslips of the period',
      'ECR files and challans',
      'Balance sheets and ledgers of wages and contractors',
      'Contracts with labour contractors and their challans',
    ],
    avoid: [
      'Do not stay away: dues may be fixed from what the office has',
      'Do not hand over originals without a list that is signed',
    ],
  },
  '14B': {
    title: 'damages and interest for late provident fund payments',
    wants: ['Your answer to the table of late payments', 'Payment of what is right in it'],
    papers: [
      'The table of the notice',
      'ECRs and challans with the dates of payment',
      'Bank statements that show when the amounts went out',
    ],
    avoid: [
      'Do not accept the table without comparing each date',
      'Do not forget that interest under section 7Q is asked for beside the damages',
    ],
  },
  'C-18': {
    title: 'ESI contributions are said to be missing',
    wants: [
      'Your objection to the contribution that it works out, or the payment',
      'You or your representative at the hearing, where one is fixed',
    ],
    papers: [
      'Wage register, attendance and payslips of the period',
      'ESI challans and returns of contribution',
      'Ledgers of wages, repairs and contractors',
      'Papers on who is above the wage limit',
    ],
    avoid: [
      'Do not leave it open: an order on the figures of the office may follow',
      'Do not argue from memory: each month wants its register',
    ],
  },
};
