<?php
/** The settings, an author, and pages with every block, with shortcodes, and with an author's own tags. */

require getenv( 'NP_SITE' ) . '/wp-load.php';

$given   = json_decode( getenv( 'NP_CONTENT' ), true );
$article = (int) $given['article'];
$edition = (int) $given['edition'];

update_option( 'np_elements', $given['settings'] );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'Europe/Rome' );

$author = wp_insert_user(
	array(
		'user_login'   => 'autrice',
		'user_pass'    => 'np-demo',
		'user_email'   => 'autrice@example.it',
		'display_name' => 'Un’autrice',
		'role'         => 'author',
	)
);

function np_demo_add( string $type, string $name, string $title, string $content, int $author, string $template = '' ): void {
	wp_set_current_user( $author );
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => $type,
				'post_name'    => $name,
				'post_title'   => $title,
				'post_content' => $content,
				'post_status'  => 'publish',
				'post_author'  => $author,
				'meta_input'   => '' === $template ? array() : array( '_wp_page_template' => $template ),
			)
		)
	);
}

np_demo_add(
	'page',
	'blocchi',
	'I blocchi della testata',
	"<!-- wp:np-elements/header {\"area\":\"Sfoglia\"} /-->

<!-- wp:np-elements/article {\"article-id\":\"$article\"} /-->

<!-- wp:np-elements/newsletters /-->

<!-- wp:np-elements/paper {\"edition\":\"$edition\"} /-->

<!-- wp:np-elements/chat {\"position\":\"left\"} /-->

<!-- wp:np-elements/footer /-->",
	1,
	'senza-cornice'
);

np_demo_add( 'page', 'edicola', 'Edicola', '<!-- wp:np-elements/newsstand /-->', 1 );

np_demo_add(
	'page',
	'codici',
	'I codici della testata',
	"Un testo, poi un codice su una riga sua.

[np_article article-id=\"$article\"]

[np_header area='Prova']
<a href=\"/blocchi/\">I blocchi</a>
[/np_header]

Ancora testo, e la chat in fondo. [np_chat position=\"left\" onclick=\"alert(1)\"]",
	1
);

np_demo_add(
	'post',
	'di-un-autrice',
	'Un articolo con i tag di un’autrice',
	"<!-- wp:html -->
<np-article article-id=\"$article\" onclick=\"alert(1)\"></np-article>
<!-- /wp:html -->

<!-- wp:np-elements/chat /-->",
	$author
);
