import { desk } from '../../content/desk.ts';
import { type DeskBody, deskPaths } from './page.ts';
import { BarList, DoneStrip, Lines, PostButton } from './parts.tsx';

type Body<Kind extends DeskBody['kind']> = Extract<DeskBody, { readonly kind: Kind }>;

export const Month = ({ title, total, previous, next, bars, late, erased }: Body<'month'>) => (
  <main className="report" id="content">
    <h1>{title}</h1>
    <p className="pages">
      <a href={previous}>{desk.month.previous}</a>
      <a href={next}>{desk.month.next}</a>
    </p>
    <p>{total}</p>
    <div className="columns">
      {bars.map((list) => (
        <BarList key={list.title} {...list} />
      ))}
    </div>
    <section>
      <h2>{desk.month.late}</h2>
      {late.length === 0 ? <p>{desk.month.noneLate}</p> : <Lines lines={late} />}
    </section>
    {erased.length > 0 && (
      <section>
        <h2>{desk.month.erased}</h2>
        <Lines lines={erased} />
      </section>
    )}
  </main>
);

export const Newsletter = ({ counts, lines, csv }: Body<'newsletter'>) => (
  <main className="report" id="content">
    <h1>{desk.newsletter.title}</h1>
    <p>{counts}</p>
    {lines.length === 0 ? (
      <p>{desk.newsletter.none}</p>
    ) : (
      <>
        <p>
          <a href={csv}>{desk.newsletter.csv}</a>
        </p>
        <Lines lines={lines} />
      </>
    )}
  </main>
);

export const Deliveries = ({ mail, backup, lines, retry, done }: Body<'deliveries'>) => (
  <main className="report" id="content">
    <h1>{desk.deliveries.title}</h1>
    <DoneStrip done={done} />
    <p className={mail.wrong ? 'late' : undefined}>{mail.text}</p>
    <section>
      <h2>{desk.deliveries.undelivered}</h2>
      {lines.length === 0 ? <p>{desk.deliveries.none}</p> : <Lines lines={lines} />}
      {retry && <PostButton button={retry} />}
    </section>
    <section>
      <h2>{desk.deliveries.backup}</h2>
      <p className={backup.wrong ? 'late' : undefined}>{backup.text}</p>
    </section>
  </main>
);

export const Erase = ({ title, parts, others, buttons, cancel }: Body<'erase'>) => (
  <main className="report" id="content">
    <h1>{title}</h1>
    <p>{desk.erase.intro}</p>
    <ul>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
    {others.length > 0 && (
      <>
        <h2>{desk.erase.also}</h2>
        <ul>
          {others.map((other) => (
            <li key={other}>{other}</li>
          ))}
        </ul>
      </>
    )}
    <p>{desk.erase.stays}</p>
    <div className="actions">
      {buttons.map((button) => (
        <PostButton key={button.label} button={button} />
      ))}
      <a className="button" href={cancel}>
        {desk.erase.cancel}
      </a>
    </div>
  </main>
);

export const SignIn = ({ said, problem, canMail }: Body<'sign-in'>) => (
  <main className="report narrow" id="content">
    <h1>{desk.signIn.title}</h1>
    {said && <p role="status">{said}</p>}
    {canMail ? (
      <form method="post" action={deskPaths.signIn} noValidate>
        <p>{desk.signIn.text}</p>
        <label>
          {desk.signIn.email}
          <input
            type="email"
            name="email"
            autoComplete="email"
            required
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? 'email-problem' : undefined}
          />
        </label>
        {problem && (
          <p id="email-problem" className="problem">
            {problem}
          </p>
        )}
        <button type="submit" className="strong">
          {desk.signIn.button}
        </button>
      </form>
    ) : (
      <p>{desk.signIn.noMail}</p>
    )}
  </main>
);

export const Enter = ({ action }: Body<'enter'>) => (
  <main className="report narrow" id="content">
    <h1>{desk.enter.title}</h1>
    <p>{desk.enter.text}</p>
    <PostButton button={{ label: desk.enter.button, action }} strong />
  </main>
);

export const Message = ({ title, text, link }: Body<'message'>) => (
  <main className="report narrow" id="content">
    <h1>{title}</h1>
    <p>{text}</p>
    {link && (
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    )}
  </main>
);
