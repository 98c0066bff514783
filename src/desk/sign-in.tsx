import { useEdition } from '../ui/edition.tsx';
import { type DeskData, deskPaths } from './page.ts';
import { Card, Links, PostButton } from './parts.tsx';

export const SignIn = ({ said, problem, canMail }: DeskData['signIn']) => {
  const { desk } = useEdition();
  return (
    <Card title={desk.signIn.title}>
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
    </Card>
  );
};

/** Behind the link of the mail. */
export const Enter = ({ token }: DeskData['enter']) => {
  const { desk } = useEdition();
  return (
    <Card title={desk.enter.title}>
      <section>
        <p>{desk.enter.text}</p>
        <div className="links">
          <PostButton label={desk.enter.button} action={`${deskPaths.signIn}/${token}`} kind="strong" />
        </div>
      </section>
    </Card>
  );
};

export const Message = ({ title, text, link }: Required<DeskData['message']>) => (
  <Card title={title}>
    <section>
      <p>{text}</p>
      <div className="links">
        <Links links={[link]} />
      </div>
    </section>
  </Card>
);
