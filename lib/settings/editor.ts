import { oneOf, ORIGIN, settingRules, type Values } from '@/lib/settings/rules';

/** The settings of the editor at /admin/ (scripts/editor/). */
export const EDITOR_SETTINGS = settingRules({
  NEXT_PUBLIC_EDITOR: {
    // The editor can open pull requests only on GitHub and GitLab, and the site's is on GitHub.
    accepts: (value) => /^github:[A-Za-z\d-]+\/[\w.-]+$/.test(value),
    expected: 'a repository on GitHub, such as github:owner/repository',
  },
  NEXT_PUBLIC_EDITOR_SIGN_IN: {
    ...ORIGIN,
    needs: 'NEXT_PUBLIC_EDITOR',
  },
  NEXT_PUBLIC_EDITOR_REVIEW: {
    ...oneOf('on'),
    needs: 'NEXT_PUBLIC_EDITOR',
  },
});

export const readEditor = (values: Values<keyof typeof EDITOR_SETTINGS>) =>
  values.NEXT_PUBLIC_EDITOR
    ? {
        repository: values.NEXT_PUBLIC_EDITOR.replace('github:', ''),
        signIn: values.NEXT_PUBLIC_EDITOR_SIGN_IN || null,
        review: values.NEXT_PUBLIC_EDITOR_REVIEW === 'on',
      }
    : null;
