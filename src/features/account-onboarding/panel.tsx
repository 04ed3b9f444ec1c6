import { definePanel } from '../../element-kit/panel.tsx';
import { failureTexts } from '../../rules/failures.ts';
import controls from '../../ui/controls.css?inline';
import forms from '../../ui/forms.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { OnboardingScreen } from './OnboardingScreen.tsx';
import styles from './onboarding.css?inline';

export const panel = definePanel(
  OnboardingScreen,
  [tokens, controls, forms, styles],
  <p role="alert">{failureTexts.generic}</p>,
);
