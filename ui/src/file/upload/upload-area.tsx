import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { pageBlobs } from './blob-store.ts';
import { UploadPanel } from './upload-panel.tsx';
import { finishedCleared, selectUploads, uploadRequested } from './upload-slice.ts';
import { useFileDrop } from './use-file-drop.ts';

type Props = {
  readonly environmentToken: string;
  readonly rbVersion: RbVersion;
  readonly asking: boolean;
  readonly enabled: boolean;
  readonly onClose: () => void;
};

/** Accepts files from everywhere on the page, and shows the panel while it has content. */
export const UploadArea = ({ environmentToken, rbVersion, asking, enabled, onClose }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const uploads = useSelector(selectUploads);
  const target = useRef({ environmentToken, rbVersion });
  useEffect(() => {
    target.current = { environmentToken, rbVersion };
  }, [environmentToken, rbVersion]);

  const onFiles = (files: readonly File[]) => {
    const offered = files.map((file) => pageBlobs.put(file.name, file));
    dispatch(uploadRequested({ offered, target: target.current }));
  };
  const hovering = useFileDrop(onFiles, enabled);
  const close = () => {
    dispatch(finishedCleared());
    onClose();
  };

  return (
    <>
      {hovering && (
        <div className="drop-veil" aria-hidden="true">
          <p>{t('upload.drop')}</p>
        </div>
      )}
      {(asking || uploads.length > 0) && (
        <UploadPanel uploads={uploads} asking={asking} onFiles={onFiles} onClose={close} />
      )}
    </>
  );
};
