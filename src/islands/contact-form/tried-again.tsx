import { contactHelp } from '../../../content/pages/contact-help.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import type { Again } from './use-contact-form.ts';

interface Props {
  readonly again: Exclude<Again, 'no'>;
  readonly onStop: () => void;
}

/** What becomes of a message that could not be sent, said while it happens, with the way to stop it. */
export const TriedAgain = ({ again, onStop }: Props) => (
  <>
    <p>{contactHelp.again[again]}</p>
    {again !== 'stopped' && (
      <p>
        <button type="button" className={buttonClass('quiet')} onClick={onStop}>
          {contactHelp.stop}
        </button>
      </p>
    )}
  </>
);
