import styles from './rich-text.module.css';

/** The class that dresses paragraphs, lists, links and quotes as running text, whatever made them. */
export const runningText = styles.text;
