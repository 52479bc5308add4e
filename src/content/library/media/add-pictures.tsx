'use client';
import {
  BulkUploadProvider,
  Button,
  Dropzone,
  toast,
  useAuth,
  useBulkUpload,
  useDocumentInfo,
  useForm,
  useListDrawer,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { isRecord } from '#fields/content-field.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './add-pictures.module.css';
import { addPicturesMessages } from './add-pictures-messages.ts';

interface AddPicturesProps {
  /** The list's path in the form. */
  path: string;
  readOnly?: boolean;
  /** The entry's picture field. */
  picture: string;
  max: number;
}

/** What the library takes: a phone that is asked for these gives a JPEG instead of a HEIC. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'];

/** A constant: the drawer reloads its list when it gets a new object. */
const onlyPictures = { media: { mimeType: { contains: 'image/' } } };

/** Above a list of pictures: adds many at once, from the library or as files, one entry each. */
export function AddPictures(props: AddPicturesProps): ReactNode {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const { disabled } = useForm();
  if (props.readOnly || disabled || isTrashed || !hasSavePermission) return null;
  return (
    <BulkUploadProvider drawerSlugPrefix={`add-pictures-${props.path}`}>
      <PictureSources {...props} />
    </BulkUploadProvider>
  );
}

function PictureSources(props: AddPicturesProps): ReactNode {
  const { i18n } = useTranslation();
  const messages = addPicturesMessages[editorLanguageOf({ i18n })];
  const { permissions } = useAuth();
  const mayUpload = Boolean(permissions?.collections?.media?.create);
  const { openModal } = useModal();
  const { drawerSlug, setCollectionSlug, setInitialFiles, setOnSuccess } = useBulkUpload();
  const files = useRef<HTMLInputElement>(null);
  const add = useAddEntries(props);
  const [MediaDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions: onlyPictures,
  });

  const upload = (chosen: FileList) => {
    if (chosen.length === 0) return;
    const unknown = [...chosen].filter(({ type }) => !pictureTypes.includes(type)).map(({ name }) => name);
    if (unknown.length > 0) return void toast.error(messages.noPictures(unknown));
    setCollectionSlug('media');
    setInitialFiles(chosen);
    setOnSuccess((uploaded) => add(uploaded.map(({ doc }) => doc.id)));
    openModal(drawerSlug);
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = new DataTransfer();
    for (const file of event.target.files ?? []) chosen.items.add(file);
    upload(chosen.files);
    // Allows the same files to be chosen again. Clears the input's own list.
    event.target.value = '';
  };

  const sources = (
    <div className={styles.sources}>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
        {messages.fromLibrary}
      </Button>
      {mayUpload && (
        <>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => files.current?.click()}>
            {messages.upload}
          </Button>
          <input ref={files} type="file" accept={pictureTypes.join()} multiple hidden onChange={choose} />
          <span className={styles.drop}>{messages.drop}</span>
        </>
      )}
    </div>
  );
  return (
    <>
      {mayUpload ? (
        <Dropzone className={styles.zone} dropzoneStyle="none" multipleFiles onChange={upload}>
          {sources}
        </Dropzone>
      ) : (
        sources
      )}
      <MediaDrawer
        enableRowSelections
        onBulkSelect={(selected) => {
          add([...selected].flatMap(([id, isSelected]) => (isSelected ? [id] : [])));
          closeDrawer();
        }}
        onSelect={({ doc }) => {
          add([doc.id]);
          closeDrawer();
        }}
      />
    </>
  );
}

/** Fills entries without a picture first, then appends new ones. */
function useAddEntries({ path, picture, max }: AddPicturesProps) {
  const { addFieldRow, dispatchFields, getDataByPath, setModified } = useForm();
  const { i18n } = useTranslation();
  const messages = addPicturesMessages[editorLanguageOf({ i18n })];
  return (ids: readonly (string | number)[]) => {
    const value: unknown = getDataByPath(path);
    const entries = Array.isArray(value) ? value : [];
    const waiting = [...entries.keys()].filter((index) => !hasPicture(entries[index], picture));
    const fitting = ids.slice(0, max - entries.length + waiting.length);
    for (const [index, id] of fitting.entries()) {
      const taken = waiting[index];
      const chosen = { value: id, initialValue: id, valid: true, passesCondition: true };
      if (taken === undefined) {
        const rowIndex = entries.length + index - waiting.length;
        addFieldRow({ path, schemaPath: path, rowIndex, subFieldState: { [picture]: chosen } });
      } else dispatchFields({ type: 'UPDATE', path: `${path}.${taken}.${picture}`, value: id, valid: true });
    }
    if (fitting.length > 0) {
      setModified(true);
      toast.success(messages.added(fitting.length));
    }
    if (fitting.length < ids.length) toast.error(messages.full(max, ids.length - fitting.length));
  };
}

function hasPicture(entry: unknown, field: string): boolean {
  return isRecord(entry) && entry[field] !== undefined && entry[field] !== null && entry[field] !== '';
}
