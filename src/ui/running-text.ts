import styles from './rich-text.module.css';

/** Styles paragraphs, lists, links and quotes as running text. */
export const runningText = styles.text;
