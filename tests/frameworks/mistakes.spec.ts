import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runScript } from '../../scripts/frameworks/apps.ts';
import { namesUnderTest, placeOf } from './names.ts';

/** What an app's own type check says about a further file; empty when it finds nothing. */
const complaints = async (name: string, file: string, text: string): Promise<string> => {
  const { folder } = placeOf(name);
  const path = join(folder, file);
  writeFileSync(path, text);
  try {
    return await runScript({ name, folder, scripts: {} }, 'types').then(
      () => '',
      (error: Error) => error.message,
    );
  } finally {
    rmSync(path);
  }
};

interface Mistakes {
  readonly app: string;
  readonly file: string;
  /** A file around a use of the tags. */
  readonly around: (use: string) => string;
  readonly right: string;
  /** Wrong uses with what the compiler says. */
  readonly wrong: readonly (readonly [use: string, message: RegExp])[];
}

const all: readonly Mistakes[] = [
  {
    app: 'react',
    file: 'src/mistake.tsx',
    around: (use) => `import { NpAssistanceChat } from 'np-elements/react';
      export const one = <NpAssistanceChat position="left" />;
      export const two = ${use};`,
    right: '<np-assistance-chat opened position="left" onnp-chat-send={({ detail }) => detail.length.toFixed()} />',
    wrong: [
      ['<np-asistance-chat />', /TS2339: Property 'np-asistance-chat' does not exist on type 'JSX.IntrinsicElements'/],
      ['<np-assistance-chat positon="left" />', /TS2322: .*\n?.*Property 'positon' does not exist/],
      ['<NpAssistanceChat positon="left" />', /TS2322: .*\n?.*Property 'positon' does not exist/],
      ['<NpAssistanceChat position="middle" />', /TS2322: Type '"middle"' is not assignable/],
      ['<NpAssistanceChat onNpChatSend={() => {}} />', /TS2322: .*\n?.*Property 'onNpChatSend' does not exist/],
    ],
  },
  {
    app: 'vue',
    file: 'src/Mistake.vue',
    around: (use) =>
      `<script setup lang="ts">\nconst heard = (count: number) => count.toFixed();\n</script>\n\n<template>\n  ${use}\n  <button @click="heard(1)">Uno</button>\n</template>\n`,
    right:
      '<np-assistance-chat opened position="left" class="x" id="y" @np-chat-send="heard($event.detail.length)" /><np-header document-meta><a slot="sections" href="/">Uno</a></np-header>',
    wrong: [
      ['<np-asistance-chat />', /np-asistance-chat/],
      ['<np-assistance-chat positon="left" />', /positon/],
      ['<np-assistance-chat position="middle" />', /'"middle"' is not assignable/],
      ['<np-assistance-chat @np-chat-snd="heard(1)" />', /[nN]p-?[cC]hat-?[sS]nd/],
      ['<np-assistance-chat @np-chat-send="heard($event.detail.size)" />', /Property 'size' does not exist/],
    ],
  },
  {
    app: 'angular',
    file: 'src/mistake.ts',
    around: (use) => `import { Component } from '@angular/core';
      import { npElements } from 'np-elements/angular';
      @Component({ selector: 'app-mistake', imports: [npElements], template: \`${use}\` })
      export class Mistake {
        heard(count: number): string {
          return count.toFixed();
        }
      }`,
    right:
      '<np-assistance-chat #chat [opened]="true" position="left" (np-chat-send)="heard($event.detail.length)" /><button (click)="chat.open()">Uno</button>',
    wrong: [
      ['<np-asistance-chat />', /NG8001: 'np-asistance-chat' is not a known element/],
      [`<np-assistance-chat [positon]="'left'" />`, /NG8002: Can't bind to 'positon'/],
      ['<np-assistance-chat position="middle" />', /TS2322: Type '"middle"' is not assignable/],
      ['<np-assistance-chat (np-chat-send)="heard($event.detail.size)" />', /Property 'size' does not exist/],
    ],
  },
];

for (const { app, file, around, right, wrong } of all.filter((one) => namesUnderTest.includes(one.app))) {
  test(`${app}: the type check lets right uses pass`, async () => {
    expect(await complaints(app, file, around(right))).toBe('');
  });
  for (const [use, message] of wrong)
    test(`${app}: ${use} fails the type check`, async () => {
      expect(await complaints(app, file, around(use))).toMatch(message);
    });
}
