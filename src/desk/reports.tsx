import { desk } from '../../content/desk.ts';
import { type DeskBody, deskPaths, type Section } from './page.ts';
import { Bars, DoneStrip, Lines, Links, PostButton } from './parts.tsx';

type Body<Kind extends DeskBody['kind']> = Extract<DeskBody, { readonly kind: Kind }>;

const Part = ({ title, text, isLate, items = [], lines = [], bars, buttons = [], links = [] }: Section) => (
  <section className={bars && 'bars'}>
    {title && <h2>{title}</h2>}
    {text && <p className={isLate ? 'late' : undefined}>{text}</p>}
    {items.length > 0 && (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {lines.length > 0 && <Lines lines={lines} />}
    {bars && <Bars bars={bars} />}
    {buttons.length + links.length > 0 && (
      <div className="links">
        {buttons.map((button) => (
          <PostButton key={button.label} button={button} />
        ))}
        <Links links={links} />
      </div>
    )}
  </section>
);

export const Report = ({ title, sections, done }: Body<'report'> & { readonly title: string }) => (
  <main className="report" id="content">
    <h1>{title}</h1>
    <DoneStrip done={done} />
    {sections.map((section, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once
      <Part key={at} {...section} />
    ))}
  </main>
);

export const SignIn = ({ said, problem, canMail }: Body<'sign-in'>) => (
  <main className="report" id="content">
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
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && 'email-problem'}
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
