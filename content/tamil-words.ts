import { departments } from './departments/ta.ts';
import { calendarName, calendarNote, eventText, eventTitle } from './due-dates/calendar-words/ta.ts';
import { dues } from './due-dates/dues/ta.ts';
import { firstDues } from './due-dates/first/ta.ts';
import { payerKinds } from './due-dates/kinds/ta.ts';
import { feeWish, reminderWish } from './due-dates/reminder/ta.ts';
import { ruleWords } from './due-dates/rule-words/ta.ts';
import { content as contactForm } from './forms/contact/ta.ts';
import { content as newsletterForm } from './forms/newsletter/ta.ts';
import { industryIndex } from './industries/ta.ts';
import * as jurisdictionWords from './jurisdictions/ta.ts';
import { deviceNoteLines, deviceNotes, keptDataTexts } from './kept-data/ta.ts';
import { externalLinks } from './links/ta.ts';
import type { LocalSite } from './local-site.ts';
import { mailTexts } from './mail/ta.ts';
import { tamilPages } from './page-texts.ts';
import { cityNames, cityServicePage, cityTexts, directionNames } from './pages/city/ta.ts';
import { contactHelp, contactSentences } from './pages/contact-help/ta.ts';
import { dayCount, dueLedger } from './pages/due-ledger/ta.ts';
import { enquiryPage } from './pages/enquiry/ta.ts';
import { errorTexts } from './pages/error/ta.ts';
import { labelsTexts } from './pages/labels/ta.ts';
import { notFound } from './pages/not-found/ta.ts';
import { officeHoursWords } from './pages/office-hours/ta.ts';
import { whoDecides } from './pages/offices/ta.ts';
import { papersPage } from './pages/papers/ta.ts';
import { popupTexts } from './pages/popup/ta.ts';
import { post } from './pages/post/ta.ts';
import { messageAbout, reachTexts, reachWords } from './pages/reach/ta.ts';
import { blogFaults, gonePage, plainAnswers, serverPageSubject, serverTexts } from './pages/server/ta.ts';
import { servicePage } from './pages/service/ta.ts';
import { serviceCategories } from './pages/services/ta.ts';
import { fieldRefusals, refusals } from './refusals/ta.ts';
import { listServices } from './service-listings.ts';
import { sharing } from './sharing/ta.ts';
import { dayAndMonth, forPeriod, inWords, monthInWords, nameMonth, periodWords } from './ta/dates.ts';
import {
  longDate,
  shortDate,
  shortMonth,
  shortWeekday,
  weekday,
  weekdayAndDay,
  weekdays,
  weekLetters,
} from './ta/weekdays.ts';
import { clockText, hoursWords, written } from './ta/written.ts';
import { toolIndex } from './tool-index/ta.ts';
import { advanceTaxUsed, advanceTaxWords } from './tools/advance-tax/ta.ts';
import { exportRefundWords } from './tools/export-refund/ta.ts';
import { gstUsed, gstWords } from './tools/gst/ta.ts';
import { gstLateFeeUsed, gstLateFeeWords } from './tools/gst-late-fee/ta.ts';
import { gstLateFeeResult } from './tools/gst-late-fee-result/ta.ts';
import { gstRegistrationCheckUsed, gstRegistrationCheckWords } from './tools/gst-registration-check/ta.ts';
import { incomeTaxUsed, incomeTaxWords } from './tools/income-tax/ta.ts';
import { incomeTaxResult } from './tools/income-tax-result/ta.ts';
import { itrFormUsed, itrFormWords } from './tools/itr-form/ta.ts';
import { lateWords } from './tools/late-words/ta.ts';
import { messages } from './tools/messages/ta.ts';
import { noticeUsed, noticeWords } from './tools/notice/ta.ts';
import { noticeForms } from './tools/notice-forms/ta.ts';
import { noticeOrders } from './tools/notice-orders/ta.ts';
import { pfEsiUsed, pfEsiWords } from './tools/pf-esi/ta.ts';
import { pfEsiResult } from './tools/pf-esi-result/ta.ts';
import { toolPageWords, toolWords } from './tools/shared/ta.ts';
import { tdsUsed, tdsWords } from './tools/tds/ta.ts';
import { tdsLateFeeUsed, tdsLateFeeWords } from './tools/tds-late-fee/ta.ts';
import { tdsResult } from './tools/tds-result/ta.ts';
import type { Translated } from './translated.ts';
import { englishWords, type Words } from './words.ts';

/** Returns the Tamil texts for a site. */
export const tamilWords = (site: LocalSite): Translated<Words> => {
  // The desk is in English alone.
  const { desk } = englishWords(site);
  return {
    desk,
    dayAndMonth,
    forPeriod,
    nameMonth,
    monthInWords,
    inWords,
    periodWords,
    calendarName,
    eventTitle,
    calendarNote,
    eventText,
    dues: dues(site),
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
    pages: tamilPages(site),
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
    toolIndex,
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
  };
};
