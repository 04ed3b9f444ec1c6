import 'np-elements';
import 'np-elements/vue';
import { createApp } from 'vue';
import NewsPage from './NewsPage.vue';

createApp(NewsPage).mount('#app');
