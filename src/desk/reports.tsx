import type { DeskBody } from './page.ts';
import { BarList, DoneStrip, Lines, PostButton, words } from './parts.tsx';

type Body<Kind extends DeskBody['kind']> = Extract<DeskBody, { readonly kind: Kind }>;

export const Month = ({ title, total, previous, next, bars, late }: Body<'month'>) => (
  <main className="report" id="content">
    <h1>{title}</h1>
    <p className="pages">
      <a href={previous}>{words.month.previous}</a>
      <a href={next}>{words.month.next}</a>
    </p>
    <p>{total}</p>
    <div className="columns">
      {bars.map((list) => (
        <BarList key={list.title} {...list} />
      ))}
    </div>
    <section>
      <h2>{words.month.late}</h2>
      {late.length === 0 ? <p>{words.month.noneLate}</p> : <Lines lines={late} />}
    </section>
  </main>
);

export const Newsletter = ({ counts, rows, csv }: Body<'newsletter'>) => (
  <main className="report" id="content">
    <h1>{words.newsletter.title}</h1>
    <p>{counts}</p>
    {rows.length === 0 ? (
      <p>{words.newsletter.none}</p>
    ) : (
      <>
        <p>
          <a href={csv}>{words.newsletter.csv}</a>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.newsletter.email}</th>
              <th scope="col">{words.newsletter.state}</th>
              <th scope="col">{words.newsletter.since}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([email, state, since]) => (
              <tr key={email}>
                <td>{email}</td>
                <td>{state}</td>
                <td>{since}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )}
  </main>
);

export const Deliveries = ({ mail, backup, lines, retry, done }: Body<'deliveries'>) => (
  <main className="report" id="content">
    <h1>{words.deliveries.title}</h1>
    <DoneStrip done={done} />
    <p className={mail.wrong ? 'late' : undefined}>{mail.text}</p>
    <section>
      <h2>{words.deliveries.undelivered}</h2>
      {lines.length === 0 ? <p>{words.deliveries.none}</p> : <Lines lines={lines} />}
      {retry && <PostButton button={retry} />}
    </section>
    <section>
      <h2>{words.deliveries.backup}</h2>
      <p className={backup.wrong ? 'late' : undefined}>{backup.text}</p>
    </section>
  </main>
);

export const Erase = ({ title, parts, others, buttons, cancel }: Body<'erase'>) => (
  <main className="report" id="content">
    <h1>{title}</h1>
    <p>{words.erase.intro}</p>
    <ul>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
    {others.length > 0 && (
      <>
        <h2>{words.erase.also}</h2>
        <ul>
          {others.map((other) => (
            <li key={other}>{other}</li>
          ))}
        </ul>
      </>
    )}
    <p>{words.erase.stays}</p>
    <div className="actions">
      {buttons.map((button) => (
        <PostButton key={button.label} button={button} />
      ))}
      <a className="button" href={cancel}>
        {words.erase.cancel}
      </a>
    </div>
  </main>
);

export const SignIn = ({ said, problem, canMail }: Body<'sign-in'>) => (
  <main className="report narrow" id="content">
    <h1>{words.signIn.title}</h1>
    {said && <p role="status">{said}</p>}
    {canMail ? (
      <form method="post" action="/sign-in" noValidate>
        <p>{words.signIn.text}</p>
        <label>
          {words.signIn.email}
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
          {words.signIn.button}
        </button>
      </form>
    ) : (
      <p>{words.signIn.noMail}</p>
    )}
  </main>
);

export const Enter = ({ action }: Body<'enter'>) => (
  <main className="report narrow" id="content">
    <h1>{words.enter.title}</h1>
    <p>{words.enter.text}</p>
    <PostButton button={{ label: words.enter.button, action }} strong />
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
