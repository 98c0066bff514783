/** Tells what a notice in each form wants, in general words without figures of the law. */
import type { NoticeName } from '../notice/names.ts';

/** A kind of notice. */
export interface NoticeForm {
  /** The name of the notice in a few words. */
  readonly title: string;
  readonly wants: readonly string[];
  readonly papers: readonly string[];
  readonly avoid: readonly string[];
}

const returnsOfPeriod = 'GSTR-1 and GSTR-3B of the periods in the notice';
const annexure = 'The notice with its annexures, from the portal';
const wholeOrder = 'The whole order, with the day on which it reached you';
const repliesBefore = 'The notice before it, and your replies';
const yearReturn = 'The return of that year and its computation';

export const noticeForms: Readonly<Record<NoticeName, NoticeForm>> = {
  'ASMT-10': {
    title: 'differences in your returns',
    wants: [
      'An explanation of each difference in its list, for example between GSTR-1 and GSTR-3B, or of credit that suppliers did not report',
      'If the difference is correct, the tax with interest',
      'You reply on the portal in form ASMT-11',
    ],
    papers: [
      annexure,
      returnsOfPeriod,
      'GSTR-2B of the same periods',
      'Sales and purchase registers, credit and debit notes',
    ],
    avoid: [
      'Do not pay a difference before you know its reason',
      'Do not reply with totals only. Each line needs its own reason',
    ],
  },
  'DRC-01A': {
    title: 'tax that the officer thinks you owe, before a demand',
    wants: [
      'To know whether you accept the tax, interest and penalty in the notice',
      'If not, your reasons, in Part B of the same form',
    ],
    papers: [
      annexure,
      returnsOfPeriod,
      'Earlier letters and replies on the same matter',
      'Bills and ledgers behind each amount',
    ],
    avoid: ['Do not ignore it. Usually a demand (DRC-01) follows', 'Do not pay a part without saying what it is for'],
  },
  'DRC-01B': {
    title: 'GSTR-1 shows more tax than GSTR-3B',
    wants: [
      'Payment of the difference, or the reason for it, in Part B on the portal',
      'Without a reply, the next GSTR-1 is blocked',
    ],
    papers: [
      annexure,
      'GSTR-1 and GSTR-3B of that month, side by side',
      'Amendments and credit notes of the month',
      'Challans, if you have already paid',
    ],
    avoid: [
      'Do not just add the difference to the next return without replying',
      'Do not choose a reason from the list that your books do not support',
    ],
  },
  'DRC-01C': {
    title: 'credit taken in GSTR-3B is more than GSTR-2B shows',
    wants: [
      'Reversal of the excess credit, or the reason for it, in Part B on the portal',
      'Without a reply, the next GSTR-1 is blocked',
    ],
    papers: [
      annexure,
      'GSTR-2B and GSTR-3B of that month, side by side',
      'Purchase bills behind the difference',
      'Credit of earlier months that you took now',
    ],
    avoid: [
      'Do not reverse credit before you have checked each bill',
      'Do not depend on a supplier who says that he will file soon',
    ],
  },
  'DRC-01': {
    title: 'a demand to which you must reply',
    wants: [
      'Your reply to each ground for tax, interest or penalty, in form DRC-06',
      'Whether you want a personal hearing',
    ],
    papers: [
      annexure,
      'The show-cause notice of which this is the summary',
      returnsOfPeriod,
      'Ledgers, bills and contracts behind each ground',
      'Earlier replies, for example to ASMT-10 or DRC-01A',
    ],
    avoid: [
      'Do not leave out a ground. If you do not reply to it, it is treated as accepted',
      'Do not miss the hearing if you asked for one',
    ],
  },
  'DRC-07': {
    title: 'an order for tax, interest and penalty',
    wants: [
      'Payment of the amount in the order',
      'Or an appeal (APL-01). Its time runs from the day you received the order',
    ],
    papers: [
      'The full order, with the date on which you received it',
      'The notice before it, and your replies',
      'Ledgers and bills behind each ground that you do not accept',
    ],
    avoid: [
      'Do not let the time for an appeal pass while you look for papers',
      'Do not pay everything before you know whether to appeal. For an appeal you pay only a part',
    ],
  },
  'ASMT-13': {
    title: 'an order on an estimate, because you did not file a return',
    wants: [
      'The return of the period, with tax, interest and late fee',
      'If you file it within the time in section 62, the order is withdrawn',
    ],
    papers: [
      'The order, with the date on which you received it',
      'Sales and purchase bills of the period',
      'GSTR-2B of the period',
    ],
    avoid: [
      'Do not pay the estimate before you have worked out the actual return',
      'Do not file the return without paying its tax. It does not end the order',
    ],
  },
  'ADT-01': {
    title: 'an audit of your books under GST',
    wants: [
      'Books, returns and bills of the years in the notice, on the date it gives',
      'A person who can answer questions about them',
    ],
    papers: [
      annexure,
      'Annual returns and accounts of those years',
      'Sales, purchase, stock and credit registers',
      'E-way bills, and your reconciliation with GSTR-2B',
    ],
    avoid: [
      'Do not give books away before you have copies and a signed list',
      'Do not guess an answer. Say that you will check',
    ],
  },
  'CMP-05': {
    title: 'you may not be eligible for the composition scheme',
    wants: ['Your reason why you can stay in the scheme, in form CMP-06'],
    papers: [
      annexure,
      'Month-wise turnover of the year for all places under the same PAN',
      'CMP-08 and GSTR-4 of the periods',
      'Bills that show what you sell, and to whom',
    ],
    avoid: [
      'Do not continue without charging GST if you know that you crossed the limit',
      'Do not leave it open. The officer can ask for tax at the normal rates',
    ],
  },
  'RFD-08': {
    title: 'your refund may be rejected, fully or partly',
    wants: [
      'Your reply to each reason for rejecting it, in form RFD-09, with proof',
      'Whether you want a personal hearing',
    ],
    papers: [
      'The application with its reference number',
      'The statement of invoices, shipping bills and payments received',
      'GSTR-1, GSTR-3B and GSTR-2B of the periods',
    ],
    avoid: [
      'Do not apply again instead of replying. You lose the date of the first claim',
      'Do not send all papers again without saying which one answers which reason',
    ],
  },
  'GSTR-3A': {
    title: 'you have not filed a return',
    wants: [
      'The return of the period in the notice, with tax, interest and late fee',
      'If you file the return in time, nothing else',
    ],
    papers: [
      'Sales and purchase bills of the period',
      'GSTR-2B of the period',
      'If you have already filed it, the acknowledgement',
    ],
    avoid: [
      'Do not wait for an assessment. The officer can then use his own figures',
      'Do not file a nil return just to be in time if you had sales',
    ],
  },
  'REG-03': {
    title: 'a query about your application for registration',
    wants: [
      'The document or explanation it asks for, about an application, a change or a cancellation',
      'You reply on the portal in form REG-04',
    ],
    papers: [
      'The application with its reference number',
      'Rental agreement or title deed, latest EB bill, consent of the owner',
      'Photos of the shop with its name board',
      'PAN and a masked copy of Aadhaar, if it asks for them',
    ],
    avoid: [
      'Do not upload the same document again without saying what is new',
      'Do not let the time pass, because the application is then rejected',
    ],
  },
  'REG-17': {
    title: 'your registration may be cancelled',
    wants: [
      'The reason why it should not be cancelled, in form REG-18, within seven working days',
      'Usually also what was missing: returns not filed, or proof that you do business at the address',
    ],
    papers: [
      annexure,
      'Returns not yet filed, and their challans',
      'Proof of the place of business: rental agreement, EB bill, photos',
      'Recent sales and purchase bills',
    ],
    avoid: [
      'Do not continue to issue tax invoices if the registration was suspended',
      'If unfiled returns are the reason, do not reply before you have filed them',
    ],
  },
  '143(1)': {
    title: 'your income tax return was processed',
    wants: [
      'Usually nothing, only that you compare. It shows your figures next to those of the department',
      'If it asks for tax: payment, or a request to correct a mistake',
      'If it proposes a change, section 143(1)(a): whether you agree, on the portal',
    ],
    papers: [
      'The intimation, and the return you filed',
      'Form 26AS and the Annual Information Statement (AIS) of the year',
      'Form 16 or 16A, challans, proof of deductions',
    ],
    avoid: [
      'Do not pay before you have compared the two columns',
      'Do not open a file that came with an e-mail. Download it from the portal',
    ],
  },
  '139(9)': {
    title: 'your income tax return is defective',
    wants: ['The return again, with the defect corrected', 'Or your reason why there is no defect'],
    papers: [
      'The notice with its error code',
      'The return you filed',
      'Balance sheet and profit and loss account, if you have a business',
      'Form 26AS and the tax challans',
    ],
    avoid: [
      'Do not file a separate new return. You reply to the notice itself',
      'Do not let the time pass, because the return can then be treated as not filed',
    ],
  },
  '142(1)': {
    title: 'a return, or documents for an inquiry',
    wants: [
      'A return you have not filed, or accounts, documents and written answers for an assessment',
      'A reply to every point of its list, one by one',
    ],
    papers: [
      'The notice with its questionnaire',
      'Books, bank statements and bills of the year',
      'Earlier returns and assessment orders',
      'Loan, gift and property documents it asks about',
    ],
    avoid: [
      'Do not reply "not applicable" without a reason',
      'Do not send more than it asks for, and read it before you send',
    ],
  },
  '148': {
    title: 'income of an earlier year is to be assessed',
    wants: ['Section 148A: your reason why the year should not be reopened', 'Section 148: a return of that year'],
    papers: [
      'The notice with the information on which it is based',
      'The return of that year and its computation',
      'Bank statements and documents on the amounts in the notice',
      'Form 26AS and the Annual Information Statement (AIS) of that year',
    ],
    avoid: [
      'Do not file a return before you have checked the ground and the dates of the notice',
      'Do not ignore it because the year is long over',
    ],
  },
  '200A': {
    title: 'a default in your TDS return',
    wants: [
      'Payment of the short deduction, interest or late fee in its list',
      'Or a correction return, if a PAN, a challan or an amount was wrong',
    ],
    papers: [
      'The intimation and the justification report from TRACES',
      'The TDS return you filed',
      'Challans and the deduction register of the quarter',
    ],
    avoid: [
      'Do not pay a default that comes from a wrong PAN or challan. Correct the return',
      'Do not leave it until the next quarter, because interest can increase',
    ],
  },
  '143(2)': {
    title: 'your income tax return was selected for scrutiny',
    wants: [
      'Replies and documents on the points in the notice, through the portal',
      'Often a list of questions follows. Each needs its own reply',
    ],
    papers: [
      'The notice with its points',
      'The return you filed, with its computation',
      'Books, bank statements and bills of the year',
      'Form 26AS and the Annual Information Statement (AIS) of the year',
    ],
    avoid: [
      'Do not reply by e-mail or post if the portal asks for it',
      'Do not send documents without a letter that says what each one shows',
    ],
  },
  '148A(d)': {
    title: 'an order to reopen an earlier year',
    wants: ['Nothing by itself. A notice under section 148, which asks for a return, comes with it or after it'],
    papers: [
      'The order, the notice before it and your reply',
      'The return of that year and its computation',
      'Documents on the amounts in the order',
    ],
    avoid: [
      'Do not think that your earlier reply is enough. You still have to file the return',
      'Take advice now, because this is the time to check whether the year could be reopened at all',
    ],
  },
  '133(6)': {
    title: 'information about you or somebody else',
    wants: ['The facts or documents in its list, for the dates and persons in the notice'],
    papers: [
      'The notice with its list',
      'Ledger and bills of the person or deal in the notice',
      'Bank statements of those dates',
    ],
    avoid: [
      'Do not send more than it asks for',
      "Do not ignore it because the case is somebody else's. You can be fined if you do not reply",
    ],
  },
  '154': {
    title: 'a mistake in an order or intimation is to be corrected',
    wants: [
      'Your reply, if the correction increases your tax or reduces your refund',
      'Or nothing, if you asked for the correction yourself',
    ],
    papers: [
      'The order or intimation that is to be corrected',
      'The return you filed',
      'Proof of the correct figure: challan, Form 26AS, certificate',
    ],
    avoid: [
      'Do not agree before you have compared both figures',
      'Do not use it for a claim that you left out in the return. For that you file a revised or updated return',
    ],
  },
  '156': {
    title: 'a demand for tax, interest or penalty',
    wants: [
      'Payment of the amount within the time in the notice',
      'If you do not accept it: an appeal or a correction, and a request to stop recovery until then',
    ],
    papers: [
      'The demand, and the order or intimation on which it is based',
      'Challans and Form 26AS',
      'Proof of what you have already paid or appealed against',
    ],
    avoid: [
      'Do not look only at the demand. It depends on the order behind it',
      'Do not leave it open, because interest increases and refunds are held back',
    ],
  },
  '245': {
    title: 'your refund is to be adjusted against an old demand',
    wants: ['Whether you agree with the old demand, on the portal, and your reason if you do not'],
    papers: [
      'The intimation, with the year and amount of the demand',
      'The order, appeal or correction of that year',
      'Challans of that year',
    ],
    avoid: [
      'Reply in time, because otherwise the refund is adjusted',
      'Do not agree to a demand that was already paid or cancelled',
    ],
  },
  '270A': {
    title: 'a penalty for under-reported income',
    wants: [
      'Your reasons why there should be no penalty, for each ground',
      'If you have paid the tax and interest and do not appeal: a request for immunity under section 270AA',
    ],
    papers: [
      'The notice and the assessment order on which it is based',
      'The return, and your replies in the assessment',
      'Documents that show that you disclosed the facts',
    ],
    avoid: [
      'Do not pay the penalty only because you paid the tax',
      'Do not let the time for the request under section 270AA pass',
    ],
  },
  '7A': {
    title: 'an inquiry into PF dues',
    wants: ['You, or a person authorised by you, at the hearing', 'The records from which the PF dues are worked out'],
    papers: [
      'Muster roll, wage register and payslips of the period',
      'PF returns (ECR) and challans',
      'Balance sheets and ledgers of wages and contractors',
      'Contracts with labour contractors and their challans',
    ],
    avoid: [
      'Attend the hearing, because the office can otherwise fix the dues from what it has',
      'Do not give originals without a signed list',
    ],
  },
  '14B': {
    title: 'damages and interest for late PF payments',
    wants: ['Your reply to the table of late payments', 'Payment of what is correct in it'],
    papers: [
      'The table in the notice',
      'PF returns (ECR) and challans with the dates of payment',
      'Bank statements that show when you paid',
    ],
    avoid: [
      'Do not accept the table without comparing each date',
      'Do not forget that interest under section 7Q is asked for in addition to the damages',
    ],
  },
  'C-18': {
    title: 'ESI contributions that the office says are missing',
    wants: [
      'Your objection to the contribution worked out in the notice, or the payment',
      'You or your representative at the hearing, if there is one',
    ],
    papers: [
      'Wage register, attendance and payslips of the period',
      'ESI challans and returns of contribution',
      'Ledgers of wages, repairs and contractors',
      'Proof of which workers are above the wage limit',
    ],
    avoid: [
      'Do not leave it open, because the office can pass an order on its own figures',
      'Do not reply from memory. Use the register for each month',
    ],
  },
  'DRC-01D': {
    title: 'tax of your own return is unpaid, and will be recovered',
    wants: [
      'Payment of the tax or interest that it names, within the time that it gives',
      'It is itself the notice of recovery: no other one comes before it',
    ],
    papers: [annexure, 'The return of the period, and its challan', 'The cash and credit ledgers of the portal'],
    avoid: ['Do not wait for a show cause notice: the bank or a customer may be asked next'],
  },
  'DRC-10': {
    title: 'your goods are to be sold by auction',
    wants: [
      'Payment of the dues before the day of the auction',
      'Or your objection, in writing, to the officer who signed it',
    ],
    papers: [
      annexure,
      'The order of the dues, and what was paid or appealed against',
      'Bills that show whose goods they are',
    ],
    avoid: ['Do not move or sell the goods that it lists'],
  },
  'DRC-13': {
    title: 'somebody who owes you money is to pay the department',
    wants: [
      'The bank, tenant or customer named in it has to pay your dues out of what he owes you, or to say why not',
      'You settle the dues, or show that an appeal with its deposit is open',
    ],
    papers: [
      'The notice, or what the bank tells of it',
      'The order of the dues, the appeal and the challan of the deposit',
      'Statement of the account or of the ledger of that customer',
    ],
    avoid: ['Do not ask the customer to pay you in spite of it: he then has to pay again'],
  },
  'DRC-16': {
    title: 'property is attached and is to be sold',
    wants: ['Payment of the dues', 'Or your objection to the attachment, to the officer who signed it'],
    papers: [
      annexure,
      'Deeds or registration of what is attached',
      'The order of the dues, and what was paid or appealed against',
    ],
    avoid: ['Do not sell, give away or pledge what is attached'],
  },
  'DRC-22': {
    title: 'property or a bank account is held provisionally',
    wants: ['Your objection in form DRC-22A, with the reason why it is not needed', 'It ends by itself after a year'],
    papers: [
      annexure,
      'Statement of the account, and what wages and suppliers need from it',
      'Papers on other property that could stand as security',
    ],
    avoid: [
      'Do not open another account to go around it',
      'Do not leave out the objection only because the case itself is still open',
    ],
  },
  'ASMT-14': {
    title: 'tax is to be fixed because you are said to have no registration',
    wants: [
      'Your answer in writing: that no registration was needed, or that you had one',
      'Or the registration and the tax',
    ],
    papers: [
      annexure,
      'Turnover of the years, with bank statements',
      'The registration certificate, where there is one',
    ],
    avoid: ['Do not stay silent: the tax is then estimated, in order ASMT-15'],
  },
  'ADT-02': {
    title: 'what the GST audit has found',
    wants: ['Your answer to each point', 'Payment by DRC-03 of what is right in it'],
    papers: [
      'The report, and your letters in the audit',
      'Books, returns and bills of the years',
      'What was reconciled with GSTR-2B and the accounts',
    ],
    avoid: ['Do not pay a point without its working', 'Do not leave a point open: a show cause notice mostly follows'],
  },
  'MOV-02': {
    title: 'a vehicle with your goods is to be inspected',
    wants: ['The goods, the bill, the e-way bill and the papers of the transport, at the place that it names'],
    papers: ['Tax invoice or delivery challan', 'E-way bill, with its vehicle number', 'Lorry receipt'],
    avoid: [
      'Do not let the driver sign a statement that he has not read',
      'Do not send a corrected bill with another date',
    ],
  },
  'MOV-06': {
    title: 'a vehicle with your goods is detained',
    wants: [
      'Papers that show that the movement was right',
      'A notice, MOV-07, follows: it names the penalty and asks for your answer',
    ],
    papers: [
      'Tax invoice, e-way bill, lorry receipt',
      'Proof of who owns the goods',
      'The report of the inspection, MOV-04',
    ],
    avoid: ['Do not pay in cash, and not without a written notice'],
  },
  'MOV-07': {
    title: 'a penalty is proposed for goods on the way',
    wants: [
      'Your objection to each ground',
      'Or the penalty, or security for it in form MOV-08: then the goods are released',
    ],
    papers: [
      'The notice with its grounds',
      'Tax invoice, e-way bill, lorry receipt',
      'Proof of who owns the goods: for the owner the penalty is another one',
    ],
    avoid: [
      'Do not pay at once only to have the vehicle: it ends the case, and an appeal becomes harder',
      'Do not let the day pass: the order follows within days',
    ],
  },
  'MOV-09': {
    title: 'an order of penalty for goods on the way',
    wants: ['Payment of the penalty', 'Or an appeal in form APL-01'],
    papers: [wholeOrder, 'The notice in MOV-07 and your objection', 'Challan, or bond and security'],
    avoid: ['Do not wait with the payment if the goods are needed: they may be sold'],
  },
  'MOV-10': {
    title: 'your goods or vehicle are to be confiscated',
    wants: ['Your answer in writing: why there was no intention to avoid tax', 'To be heard in person'],
    papers: [
      'The notice with its grounds',
      'Tax invoice, e-way bill, lorry receipt, stock register',
      'Bank statements on the purchase',
    ],
    avoid: ['Do not treat it as an ordinary penalty: the goods themselves are at stake'],
  },
  'MOV-11': {
    title: 'an order that goods or vehicle are confiscated',
    wants: ['The fine that it offers in place of the goods, with tax and penalty', 'Or an appeal in form APL-01'],
    papers: [wholeOrder, repliesBefore, 'Papers on the value of the goods'],
    avoid: ['Do not let the time for the fine pass: the goods then belong to the Government'],
  },
  'RFD-03': {
    title: 'papers of your refund application are missing',
    wants: [
      'A new application, RFD-01, with what was missing: a reply is not possible',
      'It has to come within the time for the refund',
    ],
    papers: [
      'The memo with its list',
      'The application and all statements',
      'GSTR-1, GSTR-3B and GSTR-2B of the periods',
    ],
    avoid: ['Do not answer by letter: the claim counts as not filed'],
  },
  'SPL-01 to SPL-08': {
    title: 'the waiver of interest and penalty for old years',
    wants: [
      'SPL-03: your answer in SPL-04, why the waiver is due',
      'SPL-05: nothing, the waiver is granted',
      'SPL-07: an appeal, or payment of what was to be waived',
      'New applications are no longer taken',
    ],
    papers: ['The application SPL-01 or SPL-02, and the challan of the tax', 'The notice or order of the old year'],
    avoid: ['Do not take it for a new chance: the time for the tax and the application is over'],
  },
  'REG-05': {
    title: 'an application was rejected',
    wants: ['A new application that answers the reason', 'Or an appeal in form APL-01'],
    papers: [wholeOrder, 'The application, the question in REG-03 or REG-23 and your reply'],
    avoid: ['Do not send the same application again without what was missing'],
  },
  'REG-19': {
    title: 'your registration was cancelled',
    wants: [
      'All missing returns, with tax, interest and late fee',
      'Then an application for revocation in form REG-21',
    ],
    papers: [
      wholeOrder,
      'The show cause notice in REG-17 and your reply',
      'Returns that are missing, sales and purchase bills',
      'Proof of the place of business',
    ],
    avoid: [
      'Do not go on issuing tax invoices',
      'Do not let the time for revocation pass: after it only an appeal is left',
    ],
  },
  'REG-23': {
    title: 'your application for revocation may be rejected',
    wants: [
      'Your reason, in form REG-24, within seven working days',
      'Mostly also the returns or proofs that are missing',
    ],
    papers: [annexure, 'The order REG-19 and the application REG-21', 'Challans of the missing returns'],
    avoid: ['Do not answer before the missing returns are filed'],
  },
  'REG-31': {
    title: 'your registration is suspended, because returns differ',
    wants: ['An explanation of each difference, on the portal', 'Or the tax, where the difference is right'],
    papers: [annexure, returnsOfPeriod, 'GSTR-2B, and the registers of sales and purchases'],
    avoid: ['Do not go on issuing tax invoices while it is suspended', 'Do not let it lapse: cancellation follows'],
  },
  '70': {
    title: 'a summons: you are to appear, or to send papers',
    wants: [
      'You in person, at the time and place that it names, or the papers that it lists',
      'True answers: what is said there is a statement in law',
    ],
    papers: ['The summons', 'The papers that it lists, with copies for yourself', 'Proof of identity'],
    avoid: [
      'Do not stay away without asking for another day in writing',
      'Do not sign what you have not read',
      'Do not go without advice',
    ],
  },
  '73': {
    title: 'tax, interest and penalty are claimed, without fraud',
    wants: [
      'A notice: your reply in DRC-06. Tax and interest paid in time can end it without penalty',
      'An order: payment, or an appeal in form APL-01',
    ],
    papers: [annexure, returnsOfPeriod, 'Ledgers, bills and contracts behind each ground'],
    avoid: ['Do not leave out a ground', 'Do not pay before you know until when a payment still saves the penalty'],
  },
  '74': {
    title: 'tax, interest and penalty are claimed, with fraud',
    wants: [
      'A notice: your reply in DRC-06, and why there was no fraud',
      'An order: payment, or an appeal in form APL-01',
    ],
    papers: [annexure, returnsOfPeriod, 'Ledgers, bills, bank statements and letters that show good faith'],
    avoid: [
      'Do not accept the word fraud by paying without a letter',
      'Do not answer without advice: the penalty is as high as the tax',
    ],
  },
  '74A': {
    title: 'tax, interest and penalty are claimed, for years from 2024-25',
    wants: [
      'A notice: your reply in DRC-06, first of all whether fraud is claimed',
      'An order: payment, or an appeal in form APL-01',
    ],
    papers: [annexure, returnsOfPeriod, 'Ledgers, bills and contracts behind each ground'],
    avoid: ['Do not leave out a ground', 'Do not pay before you know until when a payment still lowers the penalty'],
  },
  '131': {
    title: 'a summons in an income tax matter',
    wants: ['You in person, at the time and place that it names, or the books and papers that it lists'],
    papers: [
      'The summons',
      'The papers that it lists, with copies for yourself',
      'Returns and bank statements of the years',
    ],
    avoid: ['Do not stay away without asking for another day in writing', 'Do not sign what you have not read'],
  },
  '142(2A)': {
    title: 'a special audit of your accounts',
    wants: ['Your objection, when you are heard before it', 'The books, for the accountant whom the department names'],
    papers: ['The notice, and the questions before it', 'Books, vouchers and audit reports of the year'],
    avoid: ['Do not miss the hearing before it: later it can hardly be stopped'],
  },
  '143(3)': {
    title: 'an assessment order after a full look',
    wants: ['Payment of the demand that came with it', 'Or an appeal, or a correction where a figure is plainly wrong'],
    papers: [
      wholeOrder,
      'The demand notice, section 156, with its own day',
      'Your replies in the assessment',
      yearReturn,
    ],
    avoid: ['Do not look at the demand alone: the penalty mostly comes later, from the same order'],
  },
  '144': {
    title: 'an assessment on an estimate, because answers were missing',
    wants: [
      'Before the order: the return or the papers that are still missing, at once',
      'After it: payment, or an appeal',
    ],
    papers: [wholeOrder, 'The notices before it', 'Books, bank statements and bills of the year'],
    avoid: ['Do not bring the papers to the appeal alone without a reason why they were late'],
  },
  '147': {
    title: 'income of an earlier year is assessed',
    wants: [
      'Before the order: the return of that year, which the notice under section 148 asks for, and answers',
      'After it: payment, or an appeal',
    ],
    papers: [
      'The notices under sections 148A and 148, and your replies',
      yearReturn,
      'Papers on the amounts that it names',
    ],
    avoid: ['Do not leave the limit of years unread: whether the year could be opened is looked at first'],
  },
  '221': {
    title: 'a penalty because tax was not paid in time',
    wants: ['Your reason for the delay', 'Or the tax, before the order'],
    papers: [
      'The notice, and the demand behind it',
      'Challans, and what was appealed against',
      'Papers on why the money was not there',
    ],
    avoid: ['Do not stay silent because the tax is paid by now: say when'],
  },
  '226(3)': {
    title: 'your bank or a customer is to pay your income tax',
    wants: [
      'The bank or customer named in it pays the department out of what he owes you',
      'You pay, or ask for a stay where an appeal is open',
    ],
    papers: [
      'The notice, or what the bank tells of it',
      'The demand, and the appeal against it',
      'Statement of the account',
    ],
    avoid: ['Do not empty the account: it is held from the day of the notice'],
  },
  '234E': {
    title: 'a late fee for a TDS statement',
    wants: ['The fee, paid by challan before the statement or with the intimation'],
    papers: ['The intimation from TRACES', 'The statement, with its day of filing'],
    avoid: ['Do not pay twice: look whether the fee was in the statement already'],
  },
  '234F': {
    title: 'a late fee for an income tax return',
    wants: ['The fee, paid with the return or with the intimation'],
    papers: ['The intimation, and the return with its day of filing', 'The challan of the self-assessment tax'],
    avoid: ['Do not pay if the return was in time for your kind of case: ask for a correction'],
  },
  '250': {
    title: 'a first appeal: a hearing or its order',
    wants: [
      'A notice: your written answers and papers, on the portal',
      'An order: to be read at once, because a second appeal to the Tribunal has its own time',
    ],
    papers: ['The appeal as it was filed, with its grounds', 'The order appealed against', 'Papers for each ground'],
    avoid: ['Do not answer with new facts without saying why they come only now'],
  },
  '263': {
    title: 'the Commissioner wants to revise your assessment; under the new Act: a defective return',
    wants: [
      'Under the Act of 1961: your reason why the assessment was right, and cost the department nothing',
      'Under the Act of 2025: the return once more, with its defect put right, as for 139(9)',
    ],
    papers: [
      'The notice, with the Act that it names',
      'The assessment order and your replies before it',
      'The return as it was filed',
    ],
    avoid: ['Do not answer before you know which of the two Acts it names'],
  },
  '271': {
    title: 'a penalty of the old Act; under the new Act: an assessment on an estimate',
    wants: [
      'Under the Act of 1961, for old years: your reasons why there is no penalty',
      'Under the Act of 2025: the return or papers that are missing, as for 144',
    ],
    papers: [
      'The notice, with the Act that it names',
      'The assessment order, or the notices before it',
      'Papers that show that the facts were told',
    ],
    avoid: ['Do not answer before you know which of the two Acts it names'],
  },
  '272A': {
    title: 'a penalty because something was not answered or filed',
    wants: ['What was missing, and your reason for the delay'],
    papers: ['The notice, and the letter or statement that was not answered', 'Proof of when it was sent after all'],
    avoid: ['Do not send the reason without the missing paper'],
  },
  '274': {
    title: 'you are heard before a penalty',
    wants: ['Your reasons why there is no penalty, in writing and where you wish in person'],
    papers: [
      'The notice, with the section of the penalty',
      'The assessment order behind it',
      'Your replies in the assessment',
    ],
    avoid: ['Do not answer in general words: each ground of the penalty has its own answer'],
  },
  '201': {
    title: 'tax was not deducted, or not paid in',
    wants: [
      'The tax and the interest, or your reason why none was to be deducted',
      'Where the payee has filed and paid: a certificate of an accountant, and the interest alone',
    ],
    papers: [
      'The notice with its list of payments',
      'Ledgers, bills and PAN of the payees',
      'Challans and TDS statements of the quarters',
    ],
    avoid: ['Do not pay the tax again before the payees were asked whether they have paid it'],
  },
  '8F': {
    title: 'somebody who owes you money is to pay your PF dues',
    wants: [
      'The bank or customer named in it pays EPFO out of what he owes you',
      'You settle the dues, or show that they are appealed against',
    ],
    papers: ['The paper, or what the bank tells of it', 'The order of the dues, ECRs and challans'],
    avoid: ['Do not go around it by another account'],
  },
  'CP-1': {
    title: 'PF dues are to be recovered',
    wants: [
      'Payment of what the recovery officer asks, or proof that it was paid or is appealed against',
      'What else the form says: we have to see the paper itself',
    ],
    papers: ['The paper with both sides', 'The order of the dues behind it', 'ECRs and challans of the months'],
    avoid: ['Do not wait: after it property or accounts may be attached'],
  },
  '125': {
    title: 'PF or ESI dues are determined, under the Code on Social Security',
    wants: [
      'A notice: you or somebody with your authority at the hearing, with the records',
      'An order: payment, or an appeal',
      'It is what was 7A for PF and 45A for ESI',
    ],
    papers: [
      'Muster roll, wage register and payslips of the period',
      'ECRs, ESI returns and challans',
      'Ledgers of wages and contractors',
    ],
    avoid: ['Do not stay away: the dues are then fixed from what the office has'],
  },
  '127': {
    title: 'interest on late PF or ESI, under the Code on Social Security',
    wants: [
      'Payment of what is right in the table of late payments',
      'Your answer where a date or amount is wrong',
      'It is what was 7Q for PF',
    ],
    papers: ['The table', 'ECRs, ESI returns and challans, with the dates of payment', 'Bank statements of those days'],
    avoid: ['Do not accept the table without comparing each date'],
  },
  '128': {
    title: 'damages for late PF or ESI, under the Code on Social Security',
    wants: [
      'Your answer to the table, and your reasons for the delay, at the hearing',
      'Payment of what is right',
      'It is what was 14B for PF',
    ],
    papers: [
      'The table',
      'ECRs, ESI returns and challans, with the dates of payment',
      'Papers on why the money was not there',
    ],
    avoid: [
      'Do not miss the hearing: without it no damages can be ordered',
      'Do not forget that interest comes beside them',
    ],
  },
};
