import type { LeadEvent } from '../forms/lead.ts';
import { dayWords } from '../office/indian-moment.ts';
import { useEdition } from '../ui/edition.tsx';
import { type Action, actions, canUndo, severalActions, undoOf } from './actions.ts';
import { nameLead, staffName, startOfDay } from './lead-words.ts';
import { type Done, deskPaths, type EnquiryData, hrefDeskAction, type ListData, withQuery } from './page.ts';
import { type Button, DoneStrip, pickShown } from './parts.tsx';

type OpenEnquiry = Pick<EnquiryData, 'lead' | 'history'>;

interface DoneProps {
  readonly done: Done;
  /** The enquiry that is open. */
  readonly open: OpenEnquiry | null;
  readonly list: ListData;
  readonly who: string;
}

const assignments: readonly LeadEvent['event'][] = ['taken', 'handed', 'left'];

const holderAfter = ({ event, who, note }: LeadEvent): string | null =>
  event === 'left' ? null : event === 'handed' ? note : who;

/** Returns what an undo of an action sends beside the state that was shown; null where nothing can be undone. */
const undoSends = (
  action: Action,
  { lead, history }: OpenEnquiry,
  who: string,
): NonNullable<Button['sends']> | null => {
  if (action === 'assign') {
    const events = history.filter(({ event }) => assignments.includes(event));
    const before = events.at(-2);
    return events.at(-1)?.who === who ? { to: (before && holderAfter(before)) ?? '' } : null;
  }
  // A second call leaves the first one, which counts.
  if (action === 'called') return history.findLast(({ event }) => event === 'called')?.at === lead.calledAt ? {} : null;
  return action === 'reopen' ? { outcome: lead.outcome ?? '' } : {};
};

/** Says what was just done, with a button that undoes it unless somebody has changed it since. */
export const DoneMessage = ({ done, open, list: { query, staff }, who }: DoneProps) => {
  const edition = useEdition();
  const { did, undo: label, row } = edition.desk;
  const { several } = done;
  const forSeveral = severalActions.find((each) => each === done.action);
  if (several) {
    if (several.count === 0) return <DoneStrip text={did.several.none} />;
    if (!forSeveral) return <DoneStrip text={did.several.undone(several.count)} />;
    const sends = { action: forSeveral, at: String(several.at) };
    const action = withQuery(deskPaths.undoSeveral, query);
    return <DoneStrip text={did.several[forSeveral](several.count)} undo={{ label, action, sends }} />;
  }
  if (done.action === 'nothing') {
    const holder = open?.lead.takenBy ?? null;
    const has = holder === null || holder === who ? '' : ` ${row.has(staffName(staff, holder))}.`;
    return <DoneStrip text={did.nothing + has} />;
  }
  if (done.action === 'mailed') return <DoneStrip text={did.mailed} />;
  const about = done.lead ? { lead: done.lead, history: done.history } : open;
  const action = actions.find((each) => each === done.action);
  if (!about || !action || !canUndo[action](about.lead, who)) return null;
  const { lead } = about;
  const day = lead.callOn === null ? null : dayWords(startOfDay(lead.callOn));
  const words: Readonly<Record<Action, string>> = {
    ...did,
    assign: did.assign(lead.takenBy === null ? null : staffName(staff, lead.takenBy)),
    'call-again': did['call-again'](day),
    called: did.called(day),
  };
  const text = done.lead && forSeveral ? did.other[forSeveral](nameLead(edition, lead)) : words[action];
  const undo = undoOf[action];
  const sends = undoSends(action, about, who);
  if (!undo || !sends) return <DoneStrip text={text} />;
  const href = hrefDeskAction(lead.id, undo, query);
  return <DoneStrip text={text} undo={{ label, action: href, sends: { ...pickShown(lead), ...sends } }} />;
};
