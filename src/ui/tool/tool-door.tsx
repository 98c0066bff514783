import { buttonClass } from '../button/button-class.ts';
import { useEdition } from '../edition.tsx';
import styles from './tool-door.module.css';
import { ANSWER } from './tool-view.tsx';

const ID = 'door-notice';

/**
 * Asks for the number on a notice. The server answers it without scripts; with them it leads to the tool with the number
 * in the address (src/enhance/tool-doors.ts).
 */
export const NoticeDoor = () => {
  const { hrefTool, toolDoors } = useEdition();
  const { label, example, action } = toolDoors.notice;
  return (
    <form className={styles.toolDoor} method="post" action={`${hrefTool('notice')}#${ANSWER}`} data-door="">
      <label htmlFor={ID}>{label}</label>
      <div>
        <input
          id={ID}
          name="form"
          placeholder={example}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button type="submit" className={buttonClass('quiet')}>
          {action}
        </button>
      </div>
    </form>
  );
};
