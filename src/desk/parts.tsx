import type { Button, Done, Line, Link, Mark, Section } from './page.ts';

/** Every action is a post, so that no link and no scanner does anything. */
export const PostButton = ({ button: { label, action, sends = {}, strong } }: { readonly button: Button }) => (
  <form method="post" action={action}>
    {Object.entries(sends).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className={strong && 'strong'}>
      {label}
    </button>
  </form>
);

export const StateMark = ({ mark }: { readonly mark: Mark }) => (
  <span className={mark.late ? 'mark late' : 'mark'}>
    <svg className="dot" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <circle
        cx="6"
        cy="6"
        r="4.5"
        fill={mark.dot === 'filled' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {mark.dot === 'half' && <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />}
    </svg>
    {mark.word}
  </span>
);

export const Links = ({ links }: { readonly links: readonly Link[] }) =>
  links.map(({ label, href }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));

export const DoneStrip = ({ done }: { readonly done: Done | null | undefined }) =>
  done && (
    <div className="done" role="status">
      <p>{done.text}</p>
      {done.undo && <PostButton button={done.undo} />}
    </div>
  );

export const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <ol className="lines">
    {lines.map(({ when, what, text, href }) => (
      <li key={`${when} ${what} ${text ?? ''}`}>
        <span className="when">{when}</span>
        <div>
          {href ? <a href={href}>{what}</a> : <span>{what}</span>}
          {text && <p className="said">{text}</p>}
        </div>
      </li>
    ))}
  </ol>
);

export const Bars = ({ bars }: Required<Pick<Section, 'bars'>>) => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table>
      <tbody>
        {bars.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height="8" />
              </svg>
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
