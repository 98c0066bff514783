import { useEdition } from '../ui/edition.tsx';
import { type DeskData, deskPaths } from './page.ts';
import { Card, Links, PostButton, TypedField } from './parts.tsx';

export const SignIn = ({ notice, problem, canMail }: DeskData['signIn']) => {
  const { desk } = useEdition();
  return (
    <Card title={desk.signIn.title}>
      {notice && <p role="status">{notice}</p>}
      {canMail ? (
        <form method="post" action={deskPaths.signIn} noValidate>
          <p>{desk.signIn.text}</p>
          <TypedField
            id="email"
            label={desk.signIn.email}
            problem={problem}
            control={(attributes) => <input type="email" name="email" autoComplete="email" required {...attributes} />}
          />
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

/** Shows what is behind the link of the mail. */
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
