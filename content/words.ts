/** Every text of the site in one language. */

import { dayAndMonth, forPeriod, inWords, monthInWords, nameMonth, periodWords } from './dates.ts';
import { departments } from './departments/en.ts';
import { desk } from './desk.ts';
import { calendarName, calendarNote, eventText, eventTitle } from './due-dates/calendar-words/en.ts';
import { type Due, type DueId, dues } from './due-dates/dues/en.ts';
import { firstDues } from './due-dates/first/en.ts';
import { payerKinds } from './due-dates/kinds/en.ts';
import { feeWish, reminderWish } from './due-dates/reminder/en.ts';
import { ruleWords } from './due-dates/rule-words/en.ts';
import { content as contactForm } from './forms/contact/en.ts';
import { content as newsletterForm } from './forms/newsletter/en.ts';
import { industryIndex } from './industries/en.ts';
import * as jurisdictionWords from './jurisdictions/en.ts';
import { deviceNoteLines, deviceNotes, keptDataTexts } from './kept-data/en.ts';
import { externalLinks } from './links/en.ts';
import type { LocalSite } from './local-site.ts';
import { mailTexts } from './mail/en.ts';
import { englishPages } from './page-texts.ts';
import { cityNames, cityServicePage, cityTexts, directionNames } from './pages/city/en.ts';
import { contactHelp, contactSentences } from './pages/contact-help/en.ts';
import { dayCount, dueLedger } from './pages/due-ledger/en.ts';
import { enquiryPage } from './pages/enquiry/en.ts';
import { errorTexts } from './pages/error/en.ts';
import { labelsTexts } from './pages/labels/en.ts';
import { notFound } from './pages/not-found/en.ts';
import { officeHoursWords } from './pages/office-hours/en.ts';
import { whoDecides } from './pages/offices/en.ts';
import { papersPage } from './pages/papers/en.ts';
import { popupTexts } from './pages/popup/en.ts';
import { post } from './pages/post/en.ts';
import { messageAbout, reachTexts, reachWords } from './pages/reach/en.ts';
import { blogFaults, gonePage, plainAnswers, serverPageSubject, serverTexts } from './pages/server/en.ts';
import { servicePage } from './pages/service/en.ts';
import { serviceCategories } from './pages/services/en.ts';
import { fieldRefusals, refusals } from './refusals/en.ts';
import { listServices } from './service-listings.ts';
import { sharing } from './sharing/en.ts';
import { type ToolEntry, toolIndex } from './tool-index/en.ts';
import { advanceTaxUsed, advanceTaxWords } from './tools/advance-tax/en.ts';
import { exportRefundWords } from './tools/export-refund/en.ts';
import { gstUsed, gstWords } from './tools/gst/en.ts';
import { gstLateFeeUsed, gstLateFeeWords } from './tools/gst-late-fee/en.ts';
import { gstLateFeeResult } from './tools/gst-late-fee-result/en.ts';
import { gstRegistrationCheckUsed, gstRegistrationCheckWords } from './tools/gst-registration-check/en.ts';
import { incomeTaxUsed, incomeTaxWords } from './tools/income-tax/en.ts';
import { incomeTaxResult } from './tools/income-tax-result/en.ts';
import { itrFormUsed, itrFormWords } from './tools/itr-form/en.ts';
import { lateWords } from './tools/late-words/en.ts';
import { messages } from './tools/messages/en.ts';
import { noticeUsed, noticeWords } from './tools/notice/en.ts';
import { noticeForms } from './tools/notice-forms/en.ts';
import { noticeOrders } from './tools/notice-orders/en.ts';
import { pfEsiUsed, pfEsiWords } from './tools/pf-esi/en.ts';
import { pfEsiResult } from './tools/pf-esi-result/en.ts';
import { toolPageWords, toolWords } from './tools/shared/en.ts';
import { tdsUsed, tdsWords } from './tools/tds/en.ts';
import { tdsLateFeeUsed, tdsLateFeeWords } from './tools/tds-late-fee/en.ts';
import { tdsResult } from './tools/tds-result/en.ts';
import {
  longDate,
  shortDate,
  shortMonth,
  shortWeekday,
  weekday,
  weekdayAndDay,
  weekdays,
  weekLetters,
} from './weekdays.ts';
import { clockText, hoursWords, written } from './written.ts';

/** Returns the English texts for a site. */
export const englishWords = (site: LocalSite) => ({
  dayAndMonth,
  forPeriod,
  nameMonth,
  monthInWords,
  inWords,
  periodWords,
  desk: desk(site),
  calendarName,
  eventTitle,
  calendarNote,
  eventText,
  dues: dues(site) as readonly (Due & { readonly id: DueId })[],
  firstDues: firstDues(site),
  payerKinds,
  feeWish,
  reminderWish,
  ruleWords,
  contactFormTexts: contactForm(site),
  newsletterFormTexts: newsletterForm(site),
  industryIndex,
  deviceNotes,
  deviceNoteLines,
  ...keptDataTexts(site),
  externalLinks,
  ...mailTexts(site),
  departments,
  jurisdictionWords,
  whoDecides,
  pages: englishPages(site),
  directionNames,
  cityNames,
  cityServicePage,
  ...cityTexts(site),
  contactHelp: contactHelp(site),
  contactSentences,
  dueLedger,
  dayCount,
  enquiryPage: enquiryPage(site),
  errorTexts,
  ...labelsTexts(site),
  notFound: notFound(site),
  officeHoursWords,
  papersPage,
  ...popupTexts(site),
  post,
  reachWords,
  messageAbout,
  ...reachTexts(site),
  gonePage,
  serverPageSubject,
  blogFaults,
  plainAnswers,
  ...serverTexts(site),
  servicePage,
  fieldRefusals,
  refusals: refusals(site),
  serviceCategories,
  ...listServices(site),
  sharing,
  toolIndex: toolIndex as readonly ToolEntry[],
  advanceTaxWords,
  advanceTaxUsed,
  exportRefundWords,
  gstLateFeeWords,
  gstLateFeeResult,
  gstLateFeeUsed,
  gstRegistrationCheckWords,
  gstRegistrationCheckUsed,
  gstWords,
  gstUsed,
  incomeTaxWords,
  incomeTaxResult,
  incomeTaxUsed,
  itrFormUsed,
  itrFormWords: itrFormWords(site),
  lateWords,
  messages,
  noticeForms,
  noticeOrders,
  noticeUsed,
  noticeWords,
  pfEsiResult,
  pfEsiUsed,
  pfEsiWords: pfEsiWords(site),
  toolWords,
  toolPageWords,
  tdsLateFeeWords,
  tdsLateFeeUsed,
  tdsUsed,
  tdsWords: tdsWords(site),
  tdsResult: tdsResult(site),
  weekdays,
  weekLetters,
  weekday,
  weekdayAndDay,
  longDate,
  shortWeekday,
  shortMonth,
  shortDate,
  clockText,
  hoursWords,
  written,
});

/** The texts of a language. */
export type Words = ReturnType<typeof englishWords>;
