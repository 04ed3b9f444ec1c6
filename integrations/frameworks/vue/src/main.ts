import 'np-elements';
import 'np-elements/vue';
import { createApp } from 'vue';
import NewsPage from './NewsPage.vue';

window.np.configure({ brand: 'GZ' });
createApp(NewsPage).mount('#app');
