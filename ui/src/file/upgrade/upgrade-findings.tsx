import { IconArrowBackUp, IconCheck } from 'virtual:icons';
import type { UpgradeFinding } from '@clearbench/contracts/file/upgrade-routes';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { largestText, type ProposalPorts, proposalPorts, useProposals } from './use-proposals.ts';

type Props = {
  readonly file: VipFileSummary;
  readonly findings: readonly UpgradeFinding[];
  readonly count: number;
  /** Given by tests. */
  readonly ports?: ProposalPorts;
};

type Proposals = ReturnType<typeof useProposals>;
type FindingProps = {
  readonly finding: UpgradeFinding;
  readonly proposals: Proposals;
  readonly canApply: boolean;
};

/** A finding with its proposal, which a button applies or takes back. */
const Finding = ({ finding, proposals: { state, apply, undo }, canApply }: FindingProps) => {
  const { t } = useTranslation();
  const { kind, path, proposal } = finding;
  const isApplied = state.applied[path] !== undefined;
  const icon = { size: 14, 'aria-hidden': true } as const;
  return (
    <li>
      <span>{t(`upgradeFile.finding.${kind}`)}</span>
      <code className="upgrade-path">{path}</code>
      {proposal !== undefined && (
        <>
          <span className="muted">{t('upgradeFile.proposal')}</span>
          <code className="upgrade-path">{proposal}</code>
          {canApply && (
            <span className="upgrade-apply">
              <Button
                small
                icon={isApplied ? <IconArrowBackUp {...icon} /> : <IconCheck {...icon} />}
                busy={state.busyPath === path}
                disabled={state.busyPath !== undefined && state.busyPath !== path}
                aria-label={t(isApplied ? 'upgradeFile.undoOf' : 'upgradeFile.applyOf', { path })}
                onClick={() => void (isApplied ? undo(finding) : apply(finding))}
              >
                {t(isApplied ? 'upgradeFile.undo' : 'upgradeFile.apply')}
              </Button>
              {isApplied && <span className="muted">{t('upgradeFile.applied')}</span>}
            </span>
          )}
          {state.missingPath === path && <span role="alert">{t('upgradeFile.missing')}</span>}
        </>
      )}
    </li>
  );
};

/** What the upgrade could not decide, with the proposals. */
export const UpgradeFindings = ({ file, findings, count, ports }: Props) => {
  const { t } = useTranslation();
  const { fileId, contentVersion, size } = file;
  const own = useMemo(() => ports ?? proposalPorts(fileId), [ports, fileId]);
  const proposals = useProposals(own, contentVersion);
  const { problem, applied } = proposals.state;
  if (count === 0) return null;
  return (
    <div>
      <h3 id="upgrade-findings">{t('upgradeFile.findings', { count })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard */}
      <section className="upgrade-scroll" tabIndex={0} aria-labelledby="upgrade-findings">
        <ul className="plain-list">
          {findings.map((finding) => (
            <Finding key={finding.path} finding={finding} proposals={proposals} canApply={size <= largestText} />
          ))}
        </ul>
      </section>
      <p className="muted" role="status">
        {Object.keys(applied).length > 0 && t('upgradeFile.appliedCount', { count: Object.keys(applied).length })}
      </p>
      {problem && (
        <p role="alert" className="upgrade-problem">
          {t(`error.${problem.errorKey}`, problem.params)}
        </p>
      )}
      {count > findings.length && <p className="muted">{t('fileList.andMore', { count: count - findings.length })}</p>}
    </div>
  );
};
