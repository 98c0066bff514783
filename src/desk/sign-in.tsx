import { useEdition } from '../ui/edition.tsx';
import { type DeskData, deskPaths } from './page.ts';
import { Links, PostButton, Report } from './parts.tsx';

export const SignIn = ({ said, problem, canMail }: DeskData['signIn']) => {
  const { desk } = useEdition();
  return (
    <Report title={desk.signIn.title}>
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
    </Report>
  );
};

/** Behind the link of the mail. */
export const Enter = ({ token }: DeskData['enter']) => {
  const { desk } = useEdition();
  return (
    <Report title={desk.enter.title}>
      <section>
        <p>{desk.enter.text}</p>
        <div className="links">
          <PostButton label={desk.enter.button} action={`${deskPaths.signIn}/${token}`} kind="strong" />
        </div>
      </section>
    </Report>
  );
};

export const Message = ({ title, text, link }: Required<DeskData['message']>) => (
  <Report title={title}>
    <section>
      <p>{text}</p>
      <div className="links">
        <Links links={[link]} />
      </div>
    </section>
  </Report>
);
