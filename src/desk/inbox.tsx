import { desk } from '../../content/desk.ts';
import { type Choice, type DeskBody, type Done, deskPaths, type EnquiryView, type List, LONGEST_NOTE } from './page.ts';
import { DoneStrip, Lines, Links, PostButton, StateMark } from './parts.tsx';

const States = ({ states }: Pick<List, 'states'>) => (
  <nav className="states" aria-label={desk.nav.enquiries}>
    <ul>
      {states.map(({ label, href, count, current, late }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {label} <span className={late && count > 0 ? 'count late' : 'count'}>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Select = ({ name, label, chosen, options }: Choice) => (
  <label>
    {label}
    <select name={name} defaultValue={chosen}>
      <option value="">{desk.list.any}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const Search = ({ list }: { readonly list: List }) => (
  <search>
    <form className="search" method="get" action={deskPaths.enquiries}>
      <label className="words">
        {desk.list.search}
        <input type="search" name="q" defaultValue={list.search} placeholder={desk.list.searchHelp} />
      </label>
      {/* A search looks everywhere, a filter in the list that is open. */}
      <button type="submit" name="state" value="all">
        {desk.list.show}
      </button>
      <details open={list.choices.some(({ chosen }) => chosen !== '')}>
        <summary>{desk.list.filter}</summary>
        <div className="choices">
          {list.choices.map((choice) => (
            <Select key={choice.name} {...choice} />
          ))}
          <button type="submit" name="state" value={list.state}>
            {desk.list.show}
          </button>
        </div>
      </details>
    </form>
  </search>
);

const Rows = ({ list }: { readonly list: List }) => (
  <ul className="rows">
    {list.rows.map(({ href, open, name, about, age, mark }) => (
      <li key={href}>
        <a href={href} aria-current={open ? 'true' : undefined}>
          <span className="name">{name}</span>
          <span className={mark.late ? 'age late' : 'age'}>{age}</span>
          <span className="about">{about}</span>
          <StateMark mark={mark} />
        </a>
      </li>
    ))}
  </ul>
);

const EnquiryList = ({ list, title: Title }: { readonly list: List; readonly title: 'h1' | 'h2' }) => (
  <section className="list" aria-labelledby="list-title">
    <Title id="list-title">{list.title}</Title>
    <Search list={list} />
    <p className="links">
      {list.count}
      {list.clear && <a href={list.clear}>{desk.list.clear}</a>}
    </p>
    {list.rows.length === 0 ? <p className="none">{list.none}</p> : <Rows list={list} />}
    <p className="links">
      <Links links={list.pages} />
    </p>
    <p className="links">
      <Links links={list.exports} />
    </p>
  </section>
);

const Note = ({ enquiry }: { readonly enquiry: EnquiryView }) => (
  <form className="note" method="post" action={enquiry.note}>
    <label>
      {desk.enquiry.note}
      <textarea
        name="note"
        rows={3}
        maxLength={LONGEST_NOTE}
        required
        aria-invalid={enquiry.noteProblem !== null || undefined}
        aria-describedby={enquiry.noteProblem ? 'note-problem' : undefined}
      />
    </label>
    {enquiry.noteProblem && (
      <p id="note-problem" className="problem">
        {enquiry.noteProblem}
      </p>
    )}
    <button type="submit">{desk.enquiry.noteButton}</button>
  </form>
);

const Enquiry = ({ enquiry, done }: { readonly enquiry: EnquiryView; readonly done: Done | null }) => (
  <article className="enquiry" aria-labelledby="enquiry-title">
    <a className="back" href={enquiry.back}>
      {desk.enquiry.back}
    </a>
    <DoneStrip done={done} />
    <header>
      <h1 id="enquiry-title">{enquiry.name}</h1>
      <p className="stand">
        <StateMark mark={enquiry.mark} />
        <span className={enquiry.mark.late ? 'age late' : 'age'}>{enquiry.age}</span>
        <span>{enquiry.reference}</span>
      </p>
    </header>
    <div className="reach">
      {enquiry.reach.map(({ label, href }) => (
        <a key={href} className="button" href={href}>
          {label}
        </a>
      ))}
      {enquiry.done && <PostButton button={{ ...enquiry.done, strong: true }} />}
    </div>
    <section aria-labelledby="message-title">
      <h2 id="message-title">{desk.enquiry.message}</h2>
      <p className="message">{enquiry.message}</p>
    </section>
    <dl>
      {enquiry.rows.map(([label, value, href]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
    {enquiry.before.length > 0 && (
      <section aria-labelledby="before-title">
        <h2 id="before-title">{desk.enquiry.before}</h2>
        <Lines lines={enquiry.before} />
      </section>
    )}
    <section className="margin" aria-labelledby="history-title">
      <h2 id="history-title">{desk.enquiry.history}</h2>
      <Lines lines={enquiry.history} />
      <Note enquiry={enquiry} />
    </section>
    {enquiry.deliveries.length > 0 && (
      <details className="deliveries">
        <summary>{desk.enquiry.deliveries}</summary>
        <Lines lines={enquiry.deliveries} />
      </details>
    )}
    <div className="actions">
      {enquiry.buttons.map((button) => (
        <PostButton key={button.action} button={button} />
      ))}
      <button type="button" data-print hidden>
        {desk.enquiry.print}
      </button>
      <a className="button" href={enquiry.erase}>
        {desk.enquiry.erase}
      </a>
    </div>
  </article>
);

export const Inbox = ({ list, enquiry, done }: Extract<DeskBody, { readonly kind: 'inbox' }>) => (
  <main className={enquiry ? 'inbox has-enquiry' : 'inbox'} id="content">
    <States states={list.states} />
    <EnquiryList list={list} title={enquiry ? 'h2' : 'h1'} />
    {enquiry ? (
      <Enquiry enquiry={enquiry} done={done} />
    ) : (
      <div className="enquiry empty">
        <DoneStrip done={done} />
        <p className="none">{desk.list.choose}</p>
      </div>
    )}
  </main>
);
